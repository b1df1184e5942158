import { linesOf } from './lines.js';
import type { Positions } from './layout.js';
import { NAME_SIZE, nameLines } from './names.js';
import { ICONS, PALETTES, roleColour } from './palette.js';
import type { Palette } from './palette.js';
import type { Scene, SceneNode } from './scene.js';

/** What a picture says besides what it shows. */
export interface PictureText {
  title: string;
  /** Such as the date and the number of entities. */
  caption: string;
  /** The roles of the legend, as a reader says them. */
  roles: readonly { role: string; label: string }[];
  /** What stands on a fold of so many entities. */
  folded: (count: number) => string;
}

const MARGIN = 60;
const HEAD = 64;
const LEAST_WIDTH = 640;
const FONT = "Inter, 'Helvetica Neue', Arial, sans-serif";

/** The whole scene as an SVG document of its own: every name, no font, no script and no address of anything outside. */
export function pictureOf(scene: Scene, positions: Positions, scheme: 'light' | 'dark', text: PictureText): string {
  const palette = PALETTES[scheme];
  const box = boundsOf(scene, positions);
  const width = Math.max(LEAST_WIDTH, box.right - box.left + MARGIN * 2);
  const height = box.bottom - box.top + MARGIN * 2 + HEAD;
  const [left, top] = [(box.left + box.right - width) / 2, box.top - MARGIN - HEAD];
  const place = (id: string) => positions.get(id) ?? { x: 0, y: 0 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="${FONT}" role="img">`,
    `<title>${escaped(text.title)}</title><desc>${escaped(text.caption)}</desc>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.paper}"/>`,
    headOf(text, palette, left + 24, top + 32),
    ...linesOf(scene, positions).map(({ path, arrow, role, active }) => {
      const colour = roleColour(palette, role);
      const dash = active ? '' : ' stroke-dasharray="5 5"';
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="1.5"${dash}/><path d="${arrow}" fill="${colour}"/>`;
    }),
    ...scene.nodes.map((node) => nodeMark(node, place(node.id), scene.root, palette, text)),
    '</svg>',
  ].join('\n');
}

function nodeMark(
  node: SceneNode,
  { x, y }: { x: number; y: number },
  root: string,
  palette: Palette,
  text: PictureText,
): string {
  const { radius } = node;
  if (node.kind === 'bundle') {
    const { fill, line, ink } = palette.bundle;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width="1.5" stroke-dasharray="3 3"/><text x="${x}" y="${y + 4}" text-anchor="middle" font-size="12" font-weight="600" fill="${ink}">${escaped(text.folded(node.members.length))}</text>`;
  }
  const person = node.member.type === 'NaturalPerson';
  const tone = node.id === root ? palette.root : person ? palette.person : palette.organization;
  const shape = person
    ? `<circle cx="${x}" cy="${y}" r="${radius}"`
    : `<rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" rx="${radius * 0.32}"`;
  const icon = radius * 1.1;
  const scale = (icon / 24).toFixed(3);
  const names = nameLines(node.member.nombre ?? node.id).map(
    (line, index) =>
      `<text x="${x}" y="${y + radius + 16 + index * 14}" text-anchor="middle" font-size="${NAME_SIZE}" fill="${palette.text}" stroke="${palette.paper}" stroke-width="3" paint-order="stroke">${escaped(line)}</text>`,
  );
  return [
    `${shape} fill="${tone.fill}" stroke="${tone.line}" stroke-width="1.5"><title>${escaped(node.member.nombre ?? node.id)}</title></${person ? 'circle' : 'rect'}>`,
    `<path d="${ICONS[node.member.type]}" transform="translate(${(x - icon / 2).toFixed(1)} ${(y - icon / 2).toFixed(1)}) scale(${scale})" fill="none" stroke="${tone.ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...names,
  ].join('');
}

function headOf({ title, caption, roles }: PictureText, palette: Palette, x: number, y: number): string {
  const legend = roles.map(({ role, label }, index) => {
    const at = x + index * 150;
    return `<line x1="${at}" y1="${y + 40}" x2="${at + 22}" y2="${y + 40}" stroke="${roleColour(palette, role)}" stroke-width="2.5"/><text x="${at + 29}" y="${y + 44}" font-size="11" fill="${palette.dimmed}">${escaped(label)}</text>`;
  });
  return [
    `<text x="${x}" y="${y}" font-size="17" font-weight="600" fill="${palette.text}">${escaped(title)}</text>`,
    `<text x="${x}" y="${y + 19}" font-size="11" fill="${palette.dimmed}">${escaped(caption)}</text>`,
    ...legend,
  ].join('');
}

function boundsOf(scene: Scene, positions: Positions) {
  const box = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const { id, radius } of scene.nodes) {
    const { x, y } = positions.get(id) ?? { x: 0, y: 0 };
    box.left = Math.min(box.left, x - radius - 70);
    box.right = Math.max(box.right, x + radius + 70);
    box.top = Math.min(box.top, y - radius);
    box.bottom = Math.max(box.bottom, y + radius + 34);
  }
  return box;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.codePointAt(0))};`);
