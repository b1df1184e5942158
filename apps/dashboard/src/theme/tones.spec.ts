import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { variables } from './theme.js';

const SOURCES = join(import.meta.dirname, '..');
/** Pictures saved as files have no style sheet, so one module has their palette. */
const OWN_PALETTE = 'pages/explorer/network/picture/palette.ts';
/** A QR code is black on white in every scheme, because cameras can't read it otherwise. */
const QR_GROUND = 'pages/settings/Settings.module.css: #fff';

async function filesOf(ending: RegExp): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(join(SOURCES, 'pages'), { recursive: true })).filter((name) => ending.test(name));
  return Promise.all(
    names.map(async (name) => ({ name: `pages/${name}`, text: await readFile(join(SOURCES, 'pages', name), 'utf8') })),
  );
}

describe('the colors of the pages', () => {
  it('come from tones by meaning: no page names its own color', async () => {
    const files = await filesOf(/\.(css|tsx?)$/);
    expect(files.length).toBeGreaterThan(100);
    const own = files
      .filter(({ name }) => name !== OWN_PALETTE && !name.includes('.spec.'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/(?:color|background|border|outline|fill|stroke)[\w-]*:\s*[^;\n]*?(#[0-9a-f]{3,8})\b/gi)].map(
          ([, colour]) => `${name}: ${String(colour)}`,
        ),
      );
    expect(own).toEqual([QR_GROUND]);
    const former = files.filter(({ text }) => /--registry-(good|bad|warning|neutral|accent)\b/.test(text));
    expect(former.map(({ name }) => name)).toEqual([]);
  });

  it('have at least 5.5:1 against their background, light and dark', () => {
    const schemes = variables({} as never);
    for (const scheme of [schemes.light, schemes.dark]) {
      for (const tone of ['danger', 'warning', 'ok', 'unknown', 'locked', 'neutral']) {
        const [text, ground] = [scheme[`--tone-${tone}`] ?? '', scheme[`--tone-${tone}-soft`] ?? ''];
        expect({ tone, ratio: contrast(text, ground) >= 5.5 }).toEqual({ tone, ratio: true });
      }
    }
  });
});

/** Contrast of two opaque colors (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
