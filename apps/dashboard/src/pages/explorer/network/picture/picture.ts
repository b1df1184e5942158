import { linesOf } from './lines.js';
import type { Positions } from './layout.js';
import { NAME_SIZE, nameLines, shownNames } from '../names.js';
import type { Side } from '../names.js';
import { ICONS, PALETTES, roleColor } from './palette.js';
import type { Palette } from './palette.js';
import type { Scene, SceneNode } from './scene.js';

/** A picture's texts besides the scene. */
export interface PictureText {
  title: string;
  /** Such as the date and the number of entities. */
  caption: string;
  /** The displayed names of the legend's roles. */
  roles: readonly { role: string; label: string }[];
  /** The label of a group of this many entities. */
  folded: (count: number) => string;
  /** Names of the shapes and dashes. */
  legend: Readonly<Record<'company' | 'person' | 'folded' | 'ended', string>>;
  /** Below the legend: the sources, and the attributions that licenses require. */
  notes: readonly string[];
}

const MARGIN = 60;
const HEAD = 84;
const NOTE_HEIGHT = 15;
/** Characters of a note per line: about the minimum width. */
const NOTE_LETTERS = 110;
/** If names would overlap, the picture is drawn wider in steps, up to this factor. */
const WIDEST = 4;
const STEP = 1.2;
const MIN_WIDTH = 640;
const FONT = "Inter, 'Helvetica Neue', Arial, sans-serif";

/** The whole scene as a standalone SVG document: every name, no font, no script and no external address. */
export function pictureOf(scene: Scene, places: Positions, scheme: 'light' | 'dark', text: PictureText): string {
  const palette = PALETTES[scheme];
  const { positions, sides } = withRoomForNames(scene, places);
  const notes = text.notes.flatMap(linesOfNote);
  const head = HEAD + notes.length * NOTE_HEIGHT;
  const box = boundsOf(scene, positions);
  const width = Math.max(MIN_WIDTH, box.right - box.left + MARGIN * 2);
  const height = box.bottom - box.top + MARGIN * 2 + head;
  const [left, top] = [(box.left + box.right - width) / 2, box.top - MARGIN - head];
  const place = (id: string) => positions.get(id) ?? { x: 0, y: 0 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}" font-family="${FONT}" role="img">`,
    `<title>${escaped(text.title)}</title><desc>${escaped(text.caption)}</desc>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.paper}"/>`,
    headOf(text, notes, palette, left + 24, top + 32),
    ...linesOf(scene, positions).map(({ path, arrow, role, active }) => {
      const color = roleColor(palette, role);
      const dash = active ? '' : ' stroke-dasharray="5 5"';
      return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.5"${dash}/><path d="${arrow}" fill="${color}"/>`;
    }),
    ...scene.nodes.map((node) =>
      nodeMark(node, place(node.id), scene.root, palette, text, sides.get(node.id) ?? 'below'),
    ),
    '</svg>',
  ].join('\n');
}

function nodeMark(
  node: SceneNode,
  { x, y }: { x: number; y: number },
  root: string,
  palette: Palette,
  text: PictureText,
  side: Side,
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
  const lines = nameLines(node.member.nombre ?? node.id);
  const { x: at, first, anchor } = namePlace(side, x, y, radius, lines.length);
  const names = lines.map(
    (line, index) =>
      `<text x="${at}" y="${first + index * 14}" text-anchor="${anchor}" font-size="${NAME_SIZE}" fill="${palette.text}" stroke="${palette.paper}" stroke-width="3" paint-order="stroke">${escaped(line)}</text>`,
  );
  return [
    `${shape} fill="${tone.fill}" stroke="${tone.line}" stroke-width="1.5"><title>${escaped(node.member.nombre ?? node.id)}</title></${person ? 'circle' : 'rect'}>`,
    `<path d="${ICONS[node.member.type]}" transform="translate(${(x - icon / 2).toFixed(1)} ${(y - icon / 2).toFixed(1)}) scale(${scale})" fill="none" stroke="${tone.ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...names,
  ].join('');
}

/** The position of a name's first line, and its alignment. */
function namePlace(side: Side, x: number, y: number, radius: number, lines: number) {
  if (side === 'below') return { x, first: y + radius + 16, anchor: 'middle' };
  if (side === 'above') return { x, first: y - radius - 6 - (lines - 1) * 14, anchor: 'middle' };
  const first = y + 4 - (lines - 1) * 7;
  return side === 'right' ? { x: x + radius + 6, first, anchor: 'start' } : { x: x - radius - 6, first, anchor: 'end' };
}

/** The positions, spread until no names overlap, and the side of its node for each name. */
function withRoomForNames(scene: Scene, places: Positions): { positions: Positions; sides: ReadonlyMap<string, Side> } {
  const named = scene.nodes.filter(({ kind }) => kind === 'entity').length;
  for (let scale = 1; ; scale *= STEP) {
    const positions = new Map([...places].map(([id, { x, y }]) => [id, { x: x * scale, y: y * scale }]));
    const sides = shownNames(scene.nodes, positions, 1, []);
    const free = scene.nodes.filter(({ id, kind }) => kind === 'entity' && sides.has(id)).length;
    if (free === named || scale * STEP > WIDEST) return { positions, sides };
  }
}

function linesOfNote(note: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of note.split(' ')) {
    if (line !== '' && line.length + word.length >= NOTE_LETTERS) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

function headOf(
  { title, caption, roles, legend: names }: PictureText,
  notes: readonly string[],
  palette: Palette,
  x: number,
  y: number,
): string {
  const label = (at: number, line: number, text: string) =>
    `<text x="${at + 29}" y="${line + 4}" font-size="11" fill="${palette.dimmed}">${escaped(text)}</text>`;
  const stroke = (at: number, line: number, color: string, dash = '') =>
    `<line x1="${at}" y1="${line}" x2="${at + 22}" y2="${line}" stroke="${color}" stroke-width="2.5"${dash}/>`;
  const columns = (index: number) => x + index * 150;
  const first = y + 40;
  const second = y + 60;
  const { organization, person, bundle } = palette;
  const legend = roles.map(
    ({ role, label: name }, index) =>
      stroke(columns(index), first, roleColor(palette, role)) + label(columns(index), first, name),
  );
  const shapes = [
    `<rect x="${columns(0) + 5}" y="${second - 6}" width="12" height="12" rx="4" fill="${organization.fill}" stroke="${organization.line}"/>${label(columns(0), second, names.company)}`,
    `<circle cx="${columns(1) + 11}" cy="${second}" r="6" fill="${person.fill}" stroke="${person.line}"/>${label(columns(1), second, names.person)}`,
    `${stroke(columns(2), second, palette.dimmed, ' stroke-dasharray="5 5"')}${label(columns(2), second, names.ended)}`,
    `<circle cx="${columns(3) + 11}" cy="${second}" r="6" fill="${bundle.fill}" stroke="${bundle.line}" stroke-dasharray="3 3"/>${label(columns(3), second, names.folded)}`,
  ];
  const below = notes.map(
    (line, index) =>
      `<text x="${x}" y="${second + 22 + index * NOTE_HEIGHT}" font-size="11" fill="${palette.dimmed}">${escaped(line)}</text>`,
  );
  return [
    `<text x="${x}" y="${y}" font-size="17" font-weight="600" fill="${palette.text}">${escaped(title)}</text>`,
    `<text x="${x}" y="${y + 19}" font-size="11" fill="${palette.dimmed}">${escaped(caption)}</text>`,
    ...legend,
    ...shapes,
    ...below,
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
