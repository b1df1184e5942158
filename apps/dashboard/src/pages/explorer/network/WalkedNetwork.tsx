import type { Catalog } from '@entity-registry/sdk';
import { Button, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../../components/notices/Announcer.js';
import { Icon } from '../../../components/Icon.js';
import { Notice } from '../../../components/notices/Notice.js';
import { EmptyState, Loading } from '../../../components/notices/states.js';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { useRecordCharge } from '../charges.js';
import { isZeroAmount } from '../PriceTag.js';
import type { usePreview } from '../registry.js';
import { SYNTHETIC, SyntheticBadge } from '../sections/values/SyntheticBadge.js';
import { LeakNotice } from '../sections/verdict/LeakNotice.js';
import { filterGraph, rolesOf, sourcesOf } from './graph.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import { NetworkFilters } from './NetworkFilters.js';
import type { Shown } from './NetworkFilters.js';
import { NetworkPanel } from './NetworkPanel.js';
import { NetworkPicture } from './picture/NetworkPicture.js';
import { NetworkTable } from './NetworkTable.js';
import { PALETTES } from './picture/palette.js';
import { pictureOf } from './picture/picture.js';
import { savePng, saveSvg } from './picture/save-picture.js';
import { sceneOf } from './picture/scene.js';
import { useLayout } from './useNetwork.js';
import type { useNetwork, ExploredNetwork } from './useNetwork.js';
import { useNetworkText } from './useNetworkText.js';

/** Takes the focus when the network has loaded: it says how large it is. */
export const COUNTS_ID = 'network-counts';

interface WalkedNetworkProps {
  walked: ExploredNetwork;
  /** Steps from the root that are shown; at most those that were requested. */
  depth: number;
  name: string;
  catalog: Catalog;
  preview: ReturnType<typeof usePreview>;
  grow: ReturnType<typeof useNetwork>['grow'];
  join: ReturnType<typeof useNetwork>['join'];
  /** The number of steps shown, and a button for more. */
  controls: ReactNode;
}

/** The requested network: as a picture with details of the selected node, or as a list. */
export function WalkedNetwork({ walked, depth, name, catalog, preview, grow, join, controls }: WalkedNetworkProps) {
  const { t } = useMessages(messages);
  const words = useNetworkText();
  const format = useFormat();
  const charged = useRecordCharge();
  const announce = useAnnounce();
  const scheme = useComputedColorScheme('light');
  const palette = PALETTES[scheme];
  const [view, setView] = useState('picture');
  const [shown, setShown] = useState<Shown>({ hiddenRoles: new Set(), activeOnly: false, unfolded: new Set() });
  const [looked, setLooked] = useState(walked.graph.root);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { hiddenRoles, activeOnly, unfolded } = shown;
  // Entities that the user added to the first response stay visible at any depth.
  const most = depth >= walked.depth ? Infinity : depth;
  const graph = useMemo(
    () => filterGraph(walked.graph, { hiddenRoles, activeOnly, depth: most }),
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
  const sources = sourcesOf(graph);
  const save = async (form: 'svg' | 'png') => {
    if (laid === undefined) return;
    const svg = pictureOf(laid.scene, laid.positions, scheme, {
      title: t('title', { name }),
      caption: t('caption', { ...counts, time: format.utc(new Date().toISOString()) }),
      roles: rolesOf(graph).map(({ role }) => ({ role, label: words.role(role) })),
      folded: (count) => `+${String(count)}`,
      legend: { company: t('company'), person: t('person'), folded: t('folded'), ended: t('ended') },
      notes: words.notes(sources, catalog),
    });
    if (form === 'svg') saveSvg(`network-${graph.root}`, svg);
    else await savePng(`network-${graph.root}`, svg).catch(() => announce(t('cannotDraw')));
  };
  if (walked.graph.links.length === 0) return <EmptyState title={t(walked.isUnread ? 'unread' : 'alone')} />;
  const price =
    preview.data === undefined ? '…' : isZeroAmount(preview.data.price) ? '' : format.money(preview.data.price);
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
        <span className="registry-figures" role="status" id={COUNTS_ID} tabIndex={-1}>
          {t('counts', counts)}
        </span>
        {sources.includes(SYNTHETIC) && <SyntheticBadge />}
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
              selected={current.id}
              onSelect={look}
              onUnfold={unfold}
            />
            <NetworkPanel
              {...{ graph, price }}
              node={current}
              onSelect={look}
              onUnfold={unfold}
              requested={walked.requested}
              onGrow={growFrom}
              onJoin={join}
              isGrowing={grow.isPending}
              fault={grow.error}
            />
          </div>
        )}
      </div>
      <div className={classes.leak}>
        <LeakNotice catalog={catalog} sources={sources} />
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

/** The colors of the picture, for its style sheet. */
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
