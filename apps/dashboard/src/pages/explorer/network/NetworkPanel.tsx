import type { Network } from '@entity-registry/sdk';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { FormError } from '../../../components/forms.js';
import { StatusBadge } from '../../../components/cards/StatusBadge.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as libraryMessages } from '../library/library-messages.js';
import { boughtNetworks, useLibrary } from '../library/library.js';
import { messages as pageTexts } from '../messages.js';
import { useExplorerErrorText } from '../useExplorerErrorText.js';
import { isActive, linksByMember, oppositeEnd } from './graph.js';
import type { Graph } from './graph.js';
import { messages } from './messages.js';
import classes from './network.module.css';
import type { SceneNode } from './picture/scene.js';
import { useNetworkText } from './useNetworkText.js';

const MAX_LINKS = 12;

interface NetworkPanelProps {
  graph: Graph;
  node: SceneNode;
  /** Price of another network, formatted. */
  price: string;
  onSelect: (id: string) => void;
  onUnfold: (bundle: string) => void;
  /** Entities whose networks are already shown. */
  requested: ReadonlySet<string>;
  /** Requests an entity's network, at its price. */
  onGrow: (id: string) => void;
  /** Adds a network that was bought before. */
  onJoin: (network: Network) => void;
  isGrowing: boolean;
  fault: unknown;
}

/** The selected node in words: its connections, its page, and further networks. */
export function NetworkPanel(props: NetworkPanelProps) {
  const { graph, node, price, requested, onSelect, onUnfold, onGrow, onJoin, isGrowing, fault } = props;
  const { t } = useMessages(messages);
  const page = useMessages(pageTexts);
  const words = useNetworkText();
  const say = useExplorerErrorText();
  if (node.kind === 'bundle') {
    return (
      <aside className={classes.panel} aria-label={t('panel.title')}>
        <p className={classes.panelName}>{words.node(node, graph)}</p>
        <Button size="xs" onClick={() => onUnfold(node.id)}>
          {t('panel.unfold', { count: node.members.length })}
        </Button>
        <h3 className={classes.panelTitle}>{t('panel.members')}</h3>
        <ul className={classes.ties}>
          {node.members.slice(0, MAX_LINKS).map(({ id, nombre }) => (
            <li key={id}>
              <button type="button" className={classes.tie} onClick={() => onSelect(id)}>
                {nombre ?? id}
              </button>
            </li>
          ))}
        </ul>
        <More count={node.members.length - MAX_LINKS} />
      </aside>
    );
  }
  const { id, nombre, type, depth, degree, degree_relation: relation, open } = node.member;
  const links = [...(linksByMember(graph).get(id) ?? [])].sort((a, b) => Number(isActive(b)) - Number(isActive(a)));
  return (
    <aside className={classes.panel} aria-label={t('panel.title')}>
      <p className={classes.panelName}>{nombre ?? id}</p>
      <p className={classes.panelNote}>
        <StatusBadge tone="neutral">{page.t(`type.${type}`)}</StatusBadge>{' '}
        {depth === 0 ? t('panel.root') : t('panel.steps', { count: depth })} ·{' '}
        {t(relation === 'gte' ? 'panel.degreeMore' : 'panel.degree', { count: degree })}
      </p>
      <div className={classes.panelActions}>
        {id !== graph.root && (
          <Anchor component={Link} to={`/explorer/${id}`}>
            {t('panel.openPage')}
          </Anchor>
        )}
        {open && !requested.has(id) && <GrowButton key={id} {...{ id, price, onGrow, onJoin, isGrowing }} />}
      </div>
      <FormError error={fault} say={say} />
      <h3 className={classes.panelTitle}>{t('panel.links')}</h3>
      <ul className={classes.ties}>
        {links.slice(0, MAX_LINKS).map((link) => (
          <li key={link.id}>
            <button
              type="button"
              className={classes.tie}
              data-ended={!isActive(link) || undefined}
              onClick={() => onSelect(oppositeEnd(link, id))}
            >
              {words.seenFrom(link, id, graph)}
            </button>
          </li>
        ))}
      </ul>
      <More count={links.length - MAX_LINKS} />
    </aside>
  );
}

type GrowButtonProps = Pick<NetworkPanelProps, 'price' | 'onGrow' | 'onJoin' | 'isGrowing'> & { id: string };

/** Expands the network: for free if it was bought before, else at its price. */
function GrowButton({ id, price, onGrow, onJoin, isGrowing }: GrowButtonProps) {
  const { t } = useMessages(messages);
  const library = useMessages(libraryMessages);
  const { data, isPending } = useLibrary(id);
  const bought = boughtNetworks(data ?? []).at(-1);
  return (
    <Button
      size="xs"
      variant="default"
      loading={isGrowing || isPending}
      onClick={() => (bought === undefined ? onGrow(id) : onJoin(bought))}
    >
      {bought === undefined ? `${t('panel.expand')} · ${price}` : library.t('network.show')}
    </Button>
  );
}

function More({ count }: { count: number }) {
  const { t } = useMessages(messages);
  return count > 0 ? <p className={classes.panelNote}>{t('panel.more', { count })}</p> : null;
}
