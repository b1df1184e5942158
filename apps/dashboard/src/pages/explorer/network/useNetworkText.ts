import type { Catalog } from '@entity-registry/sdk';
import { useFormat } from '../../../format/useFormat.js';
import { useMessages } from '../../../i18n/useMessages.js';
import { messages as pageTexts } from '../messages.js';
import { readable } from '../sections/values/field-labels.js';
import { SYNTHETIC } from '../sections/values/SyntheticBadge.js';
import { attributionsOf } from '../sections/verdict/LeakNotice.js';
import { messages as verdictTexts } from '../sections/verdict/verdict-messages.js';
import { linksByMember } from './graph.js';
import type { Graph, Link, Member, ConnectionRole } from './graph.js';
import { messages } from './messages.js';
import type { SceneNode } from './picture/scene.js';

/** The network in words, for users who don't see the picture. */
export interface NetworkText {
  role: (role: string) => string;
  /** Such as `PRESIDENTE, since 3 Feb 2012`. */
  connectionRole: (connectionRole: ConnectionRole) => string;
  /** The start and end dates; empty if there are none. */
  time: (connectionRole: ConnectionRole) => string;
  /** A connection as seen from one of its ends. */
  seenFrom: (link: Link, id: string, graph: Graph) => string;
  node: (node: SceneNode, graph: Graph) => string;
  counts: (graph: Graph) => { entities: string; links: string };
  nameOf: (graph: Graph, id: string) => string;
  /** The sources of a network, and the attributions that their licenses require. */
  notes: (sources: readonly string[], catalog: Pick<Catalog, 'sources'>) => readonly string[];
}

export function useNetworkText(): NetworkText {
  const { t, has } = useMessages(messages);
  const page = useMessages(pageTexts);
  const verdict = useMessages(verdictTexts);
  const format = useFormat();
  const day = (text: string) => format.day(text.slice(0, 10));
  const role = (name: string) => {
    const key = `roles.${name}`;
    return has(key) ? t(key) : readable(name);
  };
  const time = ({ since, until }: ConnectionRole) => {
    if (since !== null && until !== null) return t('tie.during', { from: day(since), to: day(until) });
    if (since !== null) return t('tie.since', { from: day(since) });
    return until === null ? '' : t('tie.until', { to: day(until) });
  };
  const connectionRole = (one: ConnectionRole) => {
    const parts = [one.cargo ?? role(one.role), time(one)];
    if (one.active === false) parts.push(t('tie.ended'));
    if (one.link.method === 'name') parts.push(t('tie.byName', { percent: format.percent(one.link.score) }));
    return parts.filter((part) => part !== '').join(', ');
  };
  const nameOf = (graph: Graph, id: string) => {
    const member = graph.members.find((one) => one.id === id);
    return member?.nombre ?? id;
  };
  const seenFrom = (link: Link, id: string, graph: Graph) => {
    const roles = link.ties.map(connectionRole).join('; ');
    return link.from === id
      ? t('tie.of', { role: roles, name: nameOf(graph, link.to) })
      : t('tie.has', { name: nameOf(graph, link.from), role: roles });
  };
  const entity = (member: Member, graph: Graph) => {
    const { nombre, id, type, depth, open } = member;
    const count = (linksByMember(graph).get(id) ?? []).length;
    const values = { name: nombre ?? id, kind: page.t(`type.${type}`), links: t('links', { count }) };
    const text =
      id === graph.root
        ? t('node.root', values)
        : t('node.entity', {
            ...values,
            steps: t('depthOf', { count: depth }),
            root: nameOf(graph, graph.root),
          });
    return open ? `${text}. ${t('node.open')}` : text;
  };
  const node = (one: SceneNode, graph: Graph) => {
    if (one.kind === 'entity') return entity(one.member, graph);
    const hubs = one.id.slice('bundle:'.length).split('+');
    return t('node.bundle', { count: one.members.length, hubs: hubs.map((id) => nameOf(graph, id)).join(', ') });
  };
  const counts = (graph: Graph) => ({
    entities: t('entities', { count: graph.members.length }),
    links: t('links', { count: graph.links.length }),
  });
  const notes = (sources: readonly string[], catalog: Pick<Catalog, 'sources'>) => {
    const named = catalog.sources.filter(({ id }) => sources.includes(id));
    return [
      ...(named.length === 0 ? [] : [t('sources', { names: named.map(({ name }) => name).join('; ') })]),
      ...(sources.includes(SYNTHETIC) ? [`${verdict.t('invented')}: ${verdict.t('inventedHelp')}`] : []),
      ...(named.some(({ leaked }) => leaked) ? [`${verdict.t('leakTitle')}. ${verdict.t('leakText')}`] : []),
      ...attributionsOf(catalog, sources),
    ];
  };
  return { role, connectionRole, time, seenFrom, node, counts, nameOf, notes };
}
