import type { Catalog } from '@entity-registry/sdk';
import { Button, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../../components/Announcer.js';
import { Icon } from '../../../components/Icon.js';
import { Notice } from '../../../components/Notice.js';
import { EmptyState, Loading } from '../../../components/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useCharged } from '../charges.js';
import { isNothing } from '../PriceTag.js';
import type { usePreview } from '../registry.js';
import { filtered, rolesOf } from './graph.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { NetworkFilters } from './NetworkFilters.js';
import type { Shown } from './NetworkFilters.js';
import { NetworkPanel } from './NetworkPanel.js';
import { NetworkPicture } from './NetworkPicture.js';
import { NetworkTable } from './NetworkTable.js';
import { PALETTES } from './palette.js';
import { pictureOf } from './picture.js';
import { savePng, saveSvg } from './save-picture.js';
import { sceneOf } from './scene.js';
import { useLayout } from './useNetwork.js';
import type { useNetwork, Walked } from './useNetwork.js';
import { useWords } from './useWords.js';

interface WalkedNetworkProps {
  walked: Walked;
  /** Steps from the root that are shown; those that were not asked for cannot be. */
  depth: number;
  name: string;
  catalog: Catalog;
  preview: ReturnType<typeof usePreview>;
  grow: ReturnType<typeof useNetwork>['grow'];
  /** How many steps are shown, and the way to more. */
  controls: ReactNode;
}

/** The network that was asked for: as a picture with what is looked at beside it, or as a list. */
export function WalkedNetwork({ walked, depth, name, catalog, preview, grow, controls }: WalkedNetworkProps) {
  const { t } = useMessages(messages);
  const words = useWords();
  const format = useFormat();
  const charged = useCharged();
  const announce = useAnnounce();
  const scheme = useComputedColorScheme('light');
  const palette = PALETTES[scheme];
  const [view, setView] = useState('picture');
  const [shown, setShown] = useState<Shown>({ hiddenRoles: new Set(), activeOnly: false, unfolded: new Set() });
  const [looked, setLooked] = useState(walked.graph.root);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { hiddenRoles, activeOnly, unfolded } = shown;
  // What was asked for beyond the first answer is one's own wish: the depth does not take it away again.
  const most = depth >= walked.depth ? Infinity : depth;
  const graph = useMemo(
    () => filtered(walked.graph, { hiddenRoles, activeOnly, depth: most }),
    [walked.graph, hiddenRoles, activeOnly, most],
  );
  const scene = useMemo(() => sceneOf(graph, { bundles: unfolded, kept }), [graph, unfolded, kept]);
  const laid = useLayout(view === 'picture' && graph.links.length > 0 ? scene : undefined);
  const current = laid?.scene.nodes.find((node) => node.id === looked) ?? laid?.scene.nodes[0];

  const look = (id: string) => {
    setLooked(id);
    if (!scene.nodes.some((node) => node.id === id)) setKept(new Set([...kept, id]));
  };
  const unfold = (bundle: string) => {
    const node = scene.nodes.find(({ id }) => id === bundle);
    if (unfolded !== 'all') setShown({ ...shown, unfolded: new Set([...unfolded, bundle]) });
    const [first] = node?.kind === 'bundle' ? node.members : [];
    if (first !== undefined) setLooked(first.id);
  };
  const growFrom = (id: string) => grow.mutate(id, { onSuccess: ({ billing }) => charged(billing) });
  const counts = words.counts(graph);
  const save = async (form: 'svg' | 'png') => {
    if (laid === undefined) return;
    const svg = pictureOf(laid.scene, laid.positions, scheme, {
      title: t('title', { name }),
      caption: t('caption', { ...counts, time: format.utc(new Date().toISOString()) }),
      roles: rolesOf(graph).map(({ role }) => ({ role, label: words.role(role) })),
      folded: (count) => `+${String(count)}`,
    });
    if (form === 'svg') saveSvg(`network-${graph.root}`, svg);
    else await savePng(`network-${graph.root}`, svg).catch(() => announce(t('cannotDraw')));
  };
  if (walked.graph.links.length === 0) return <EmptyState title={t('alone')} />;
  const price =
    preview.data === undefined ? '…' : isNothing(preview.data.price) ? '' : format.money(preview.data.price);
  return (
    <>
      <div className={classes.bar}>
        {controls}
        <SegmentedControl
          size="xs"
          aria-label={t('view')}
          value={view}
          onChange={setView}
          data={[
            { value: 'picture', label: t('picture') },
            { value: 'list', label: t('list') },
          ]}
        />
        <span className="registry-figures" role="status">
          {t('counts', counts)}
        </span>
        <span className={classes.spacer} />
        {view === 'picture' &&
          (['svg', 'png'] as const).map((form) => (
            <Button
              key={form}
              size="xs"
              variant="default"
              leftSection={<Icon name="download" size={14} />}
              aria-label={t('saveAs', { format: t(form) })}
              disabled={laid === undefined}
              onClick={() => void save(form)}
            >
              {t(form)}
            </Button>
          ))}
      </div>
      <div className={classes.network} data-scheme={scheme} style={variablesOf(palette)}>
        <NetworkFilters graph={walked.graph} palette={palette} shown={shown} onChange={setShown} />
        {view === 'list' ? (
          <NetworkTable graph={graph} catalog={catalog} />
        ) : graph.links.length === 0 ? (
          <EmptyState title={t('table.none')} />
        ) : laid === undefined || current === undefined ? (
          <div className={classes.waiting} aria-label={t('drawing')}>
            <Loading />
          </div>
        ) : (
          <div className={classes.stage}>
            <NetworkPicture
              {...{ graph, palette }}
              scene={laid.scene}
              positions={laid.positions}
              looked={current.id}
              onLook={look}
              onUnfold={unfold}
            />
            <NetworkPanel
              {...{ graph, price }}
              node={current}
              onLook={look}
              onUnfold={unfold}
              onGrow={growFrom}
              isGrowing={grow.isPending}
              fault={grow.error}
            />
          </div>
        )}
      </div>
      {walked.truncated && (
        <div className={classes.notice}>
          <Notice tone="warning">{t('truncated')}</Notice>
        </div>
      )}
      {view === 'picture' && <p className={classes.help}>{`${t('help')} ${t('arrow')}`}</p>}
    </>
  );
}

/** The colours of the picture, for its style sheet. */
function variablesOf(palette: (typeof PALETTES)['light']): React.CSSProperties {
  const { organization, person, bundle, root } = palette;
  const tones = { organization, person, bundle, root };
  return Object.fromEntries([
    ['--network-paper', palette.paper],
    ['--network-text', palette.text],
    ['--network-dimmed', palette.dimmed],
    ...Object.entries(tones).flatMap(([name, { fill, line, ink }]) => [
      [`--network-${name}-fill`, fill],
      [`--network-${name}-line`, line],
      [`--network-${name}-ink`, ink],
    ]),
  ]) as React.CSSProperties;
}
