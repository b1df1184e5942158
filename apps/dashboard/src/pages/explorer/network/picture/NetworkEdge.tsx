import type { Edge, EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import type { Line } from './lines.js';
import classes from '../network.module.css';

export interface EdgeData extends Record<string, unknown> {
  line: Line;
  color: string;
  /** It is connected to the selected node. */
  isNear: boolean;
  /** In words, shown on hover. */
  label: string;
  /** A short label on the line; empty: none. */
  caption: string;
}

export type PictureEdge = Edge<EdgeData, 'link'>;

/** A line with its arrow. The nodes describe it, so it takes no keyboard focus. */
export const NetworkEdge = memo(function NetworkEdge({ data }: EdgeProps<PictureEdge>) {
  if (data === undefined) return null;
  const { line, color, isNear, label, caption } = data;
  return (
    <g className={classes.link} data-near={isNear || undefined} aria-hidden="true">
      <title>{label}</title>
      <path className={classes.hit} d={line.path} />
      <path className={classes.line} d={line.path} stroke={color} {...(!line.active && { strokeDasharray: '5 5' })} />
      <path d={line.arrow} fill={color} stroke="none" />
      {caption !== '' && (
        <text className={classes.caption} x={line.middle.x} y={line.middle.y} textAnchor="middle" dy="-3">
          {caption}
        </text>
      )}
    </g>
  );
});
