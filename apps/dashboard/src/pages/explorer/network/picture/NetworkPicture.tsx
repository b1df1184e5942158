import '@xyflow/react/dist/base.css';
import { Controls, ReactFlow, ReactFlowProvider, useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../../i18n/useMessages.js';
import { NetworkEdge } from './NetworkEdge.js';
import type { PictureEdge } from './NetworkEdge.js';
import { NetworkNode, pictureNode } from './NetworkNode.js';
import type { PictureNode } from './NetworkNode.js';
import type { Graph } from '../graph.js';
import type { Positions } from './layout.js';
import { linesOf } from './lines.js';
import { messages } from '../messages.js';
import { nameScale, shownNames, zoomStep } from '../names.js';
import classes from '../network.module.css';
import { roleColor } from './palette.js';
import type { Palette } from './palette.js';
import type { Scene } from './scene.js';
import { useNetworkText } from '../useNetworkText.js';
import { directionOf, nextNode } from '../walk.js';

const NODE_TYPES = { entity: NetworkNode };
const EDGE_TYPES = { link: NetworkEdge };
/** Lines of the selected node have labels up to this number. */
const MAX_CAPTIONS = 10;
const MOVE_MS = 250;

export interface PictureProps {
  graph: Graph;
  scene: Scene;
  positions: Positions;
  palette: Palette;
  /** Id of the selected node. */
  selected: string;
  onSelect: (id: string) => void;
  onUnfold: (bundle: string) => void;
}

/** The network as a picture, with navigation by pointer or keyboard. */
export function NetworkPicture(props: PictureProps) {
  return (
    <ReactFlowProvider>
      <Picture {...props} />
    </ReactFlowProvider>
  );
}

function Picture({ graph, scene, positions, palette, selected, onSelect, onUnfold }: PictureProps) {
  const { t } = useMessages(messages);
  const words = useNetworkText();
  const flow = useReactFlow();
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useStore(({ transform }) => zoomStep(transform[2]));
  const near = useMemo(() => nearTo(selected, scene), [selected, scene]);
  const names = useMemo(
    () =>
      shownNames(
        scene.nodes,
        positions,
        zoom,
        [selected, scene.root, ...near].filter((id) => id !== ''),
      ),
    [scene, positions, zoom, selected, near],
  );
  const lines = useMemo(() => linesOf(scene, positions), [scene, positions]);

  // A new picture is fitted to the screen.
  useEffect(() => {
    void flow.fitView({ padding: 0.12, maxZoom: 1.1 });
  }, [flow, scene]);

  const move = (id: string) => {
    const place = positions.get(id);
    if (place !== undefined)
      void flow.setCenter(place.x, place.y, { zoom: Math.max(flow.getZoom(), 0.7), duration: duration() });
  };
  const press = (id: string) => {
    if (scene.nodes.find((node) => node.id === id)?.kind === 'bundle') onUnfold(id);
    else {
      onSelect(id);
      move(id);
    }
  };
  const step = (id: string | null) => {
    const place = id === null ? undefined : positions.get(id);
    if (id === null || place === undefined) return;
    onSelect(id);
    if (!isInSight(frame.current, flow.flowToScreenPosition(place))) {
      void flow.setCenter(place.x, place.y, { zoom: flow.getZoom(), duration: duration() });
    }
    const buttons = [...(frame.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [])];
    buttons.find(({ dataset }) => dataset['node'] === id)?.focus({ preventScroll: true });
  };
  const walk = (event: React.KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['node'] === undefined) return;
    const direction = directionOf(event.key);
    if (direction !== undefined) step(nextNode(selected, direction, positions, scene.links));
    else if (event.key === 'Home') step(scene.root);
    else if (event.key === '+') void flow.zoomIn({ duration: duration() });
    else if (event.key === '-') void flow.zoomOut({ duration: duration() });
    else return;
    event.preventDefault();
  };

  const nodes = scene.nodes.map((node): PictureNode => {
    const data = {
      node,
      isRoot: node.id === scene.root,
      isSelected: node.id === selected,
      isFar: node.id !== selected && !near.has(node.id),
      name: names.get(node.id) ?? null,
      label: words.node(node, graph),
      onPress: press,
    };
    return pictureNode(data, positions.get(node.id) ?? { x: 0, y: 0 });
  });
  const edges = lines.map((line): PictureEdge => {
    const isNear = line.link.from === selected || line.link.to === selected;
    const [first] = line.link.links;
    const caption =
      isNear && near.size <= MAX_CAPTIONS && zoom > 0.85 && line.link.links.length === 1 ? captionOf(first) : '';
    return {
      id: line.id,
      type: 'link',
      source: line.link.from,
      target: line.link.to,
      zIndex: isNear ? 3 : 1,
      data: {
        line,
        isNear,
        caption,
        color: roleColor(palette, line.role),
        label: line.link.links
          .map((link) => words.seenFrom(link, link.from, graph))
          .slice(0, 5)
          .join('\n'),
      },
    };
  });
  const counts = words.counts(graph);
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-distant={zoom < 0.5 || undefined}
      style={{ '--name-scale': nameScale(zoom) } as React.CSSProperties}
      role="group"
      aria-label={t('picture_label', { name: words.nameOf(graph, graph.root), ...counts, help: t('help') })}
      onKeyDown={walk}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        minZoom={0.06}
        maxZoom={2.5}
        fitView
        fitViewOptions={{ padding: 0.12, maxZoom: 1.1 }}
        ariaLabelConfig={{
          'controls.zoomIn.ariaLabel': t('zoomIn'),
          'controls.zoomOut.ariaLabel': t('zoomOut'),
          'controls.fitView.ariaLabel': t('fit'),
        }}
      >
        <Controls showInteractive={false} fitViewOptions={{ padding: 0.12, maxZoom: 1.1, duration: duration() }} />
      </ReactFlow>
    </div>
  );
}

const duration = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS);

function nearTo(id: string, { links }: Scene): ReadonlySet<string> {
  return new Set(links.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])));
}

/** A role and its start, short enough for a line's label. */
function captionOf(link: Scene['links'][number]['links'][number] | undefined): string {
  const [tie, ...more] = link?.ties ?? [];
  if (tie === undefined) return '';
  const years = [tie.since, tie.until].map((time) => time?.slice(0, 4) ?? '').join('–');
  const post = (tie.cargo ?? tie.role).toLocaleLowerCase();
  return [post, years === '–' ? '' : years, more.length === 0 ? '' : `+${String(more.length)}`]
    .filter(Boolean)
    .join(' ');
}

/** Whether a position is inside the frame, with a margin. */
function isInSight(frame: HTMLElement | null, { x, y }: { x: number; y: number }): boolean {
  if (frame === null) return true;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return x > left + 60 && x < right - 60 && y > top + 40 && y < bottom - 60;
}
