import type { Evaluation } from '../evaluate.js';

const SIDE = 260;
const GAP = 70;
const LEFT = 50;
const TOP = 40;

const round = (value: number): string => value.toFixed(1);

/** A square with both axes from `least` to 1. */
function frame(left: number, title: string, across: string, up: string, least: number): string {
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const label = (least + share * (1 - least)).toFixed(2);
    const [x, y] = [left + share * SIDE, TOP + SIDE - share * SIDE];
    return [
      `<text x="${round(x)}" y="${round(TOP + SIDE + 16)}" text-anchor="middle">${label}</text>`,
      `<text x="${round(left - 6)}" y="${round(y + 4)}" text-anchor="end">${label}</text>`,
      `<path d="M${round(x)} ${round(TOP)}v${round(SIDE)}M${round(left)} ${round(y)}h${round(SIDE)}" stroke="#ddd"/>`,
    ];
  });
  return [
    ...ticks,
    `<rect x="${round(left)}" y="${round(TOP)}" width="${String(SIDE)}" height="${String(SIDE)}" fill="none" stroke="#555"/>`,
    `<text x="${round(left + SIDE / 2)}" y="22" text-anchor="middle" font-weight="bold">${title}</text>`,
    `<text x="${round(left + SIDE / 2)}" y="${round(TOP + SIDE + 36)}" text-anchor="middle">${across}</text>`,
    `<text x="${round(left + 8)}" y="${round(TOP + 16)}">${up}</text>`,
  ].join('\n');
}

/** Confidence against truth, and precision against recall, as an SVG document. */
export function picture(evaluation: Evaluation): string {
  const at = (left: number, least: number, x: number, y: number): string =>
    `${round(left + ((x - least) / (1 - least)) * SIDE)} ${round(TOP + SIDE - ((y - least) / (1 - least)) * SIDE)}`;
  const second = LEFT + SIDE + GAP;
  const largest = Math.max(...evaluation.reliability.map((bin) => bin.pairs));
  const bins = evaluation.reliability
    .filter((bin) => bin.pairs > 0)
    .map((bin) => {
      const [x, y] = at(LEFT, 0, bin.said, bin.was).split(' ');
      const radius = 3 + 7 * Math.sqrt(bin.pairs / largest);
      return `<circle cx="${String(x)}" cy="${String(y)}" r="${round(radius)}" fill="#1f6f8b" fill-opacity="0.7"/>`;
    });
  const shown = evaluation.curve.filter((point) => point.recall >= MIN_SHOWN && point.precision >= MIN_SHOWN);
  const path = shown.map((point) => at(second, MIN_SHOWN, point.recall, point.precision)).join('L');
  const width = second + SIDE + 30;
  const height = TOP + SIDE + 50;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${frame(LEFT, 'Confidence and truth', 'mean confidence', 'share of matches', 0)}
<path d="M${at(LEFT, 0, 0, 0)}L${at(LEFT, 0, 1, 1)}" stroke="#999" stroke-dasharray="4 3"/>
${bins.join('\n')}
${frame(second, 'Regional names', 'recall', 'precision', MIN_SHOWN)}
<path d="M${path}" fill="none" stroke="#1f6f8b" stroke-width="2"/>
</svg>
`;
}

/** The axes of precision and recall start here. */
const MIN_SHOWN = 0.8;
