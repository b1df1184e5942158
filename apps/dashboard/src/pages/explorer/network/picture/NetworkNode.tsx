import { Handle, Position } from '@xyflow/react';
import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { nameLines } from '../names.js';
import type { Side } from '../names.js';
import classes from '../network.module.css';
import { ICONS } from './palette.js';
import type { Point } from './layout.js';
import type { SceneNode } from './scene.js';

/** A node's data. Equal values are the same node: it is redrawn only when one of them changes. */
export interface NodeData extends Record<string, unknown> {
  node: SceneNode;
  isRoot: boolean;
  /** It is selected: the only node in the tab order. */
  isSelected: boolean;
  /** It is not connected to the selected node. */
  isFar: boolean;
  /** The position of its name; null: there is no room for it. */
  name: Side | null;
  /** The node in words. */
  label: string;
  onPress: (id: string) => void;
}

export type PictureNode = Node<NodeData, 'entity'>;

/** A node as the library takes it. */
export function pictureNode(data: NodeData, { x, y }: Point): PictureNode {
  const { id, radius } = data.node;
  const size = radius * 2;
  // The same as its handles, which are not measured before the first lines are drawn.
  const middle = { x: radius, y: radius, width: 1, height: 1, position: Position.Top };
  return {
    id,
    type: 'entity',
    position: { x: x - radius, y: y - radius },
    width: size,
    height: size,
    zIndex: data.isSelected ? 20 : data.isRoot ? 10 : 5,
    handles: [
      { ...middle, type: 'source' },
      { ...middle, type: 'target' },
    ],
    data,
  };
}

/** A company, a person, or a group, as a button with its name below. */
export const NetworkNode = memo(function NetworkNode({ id, data }: NodeProps<PictureNode>) {
  const { node, isRoot, isSelected, isFar, name: side, label, onPress } = data;
  const kind = node.kind === 'bundle' ? 'bundle' : node.member.type;
  const name = node.kind === 'bundle' ? '' : (node.member.nombre ?? id);
  return (
    <>
      {/* The ends of lines, as the library requires; lines are drawn from rim to rim. */}
      <Handle type="source" position={Position.Top} className={classes.handle} isConnectable={false} />
      <Handle type="target" position={Position.Top} className={classes.handle} isConnectable={false} />
      <button
        type="button"
        className={classes.node}
        data-node={id}
        data-kind={kind}
        data-root={isRoot || undefined}
        data-looked={isSelected || undefined}
        data-far={isFar || undefined}
        tabIndex={isSelected ? 0 : -1}
        aria-label={label}
        title={name === '' ? label : name}
        onClick={() => onPress(id)}
      >
        {node.kind === 'bundle' ? (
          <span className={classes.count}>+{node.members.length}</span>
        ) : (
          <svg viewBox="0 0 24 24" width={node.radius * 1.1} height={node.radius * 1.1} aria-hidden="true">
            <path d={ICONS[node.member.type]} />
          </svg>
        )}
        {node.kind === 'entity' && node.member.open && (
          <span className={classes.plus} aria-hidden="true">
            +
          </span>
        )}
      </button>
      {side !== null && name !== '' && (
        <span className={classes.name} data-side={side} data-far={isFar || undefined} aria-hidden="true">
          {nameLines(name).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </>
  );
});
