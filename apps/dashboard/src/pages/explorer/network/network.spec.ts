import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { filterGraph, graphOf, mergeGraphs, rolesOf } from './graph.js';
import type { NetworkResponse } from './graph.js';
import { inSlices, computeLayout } from './picture/layout.js';
import { linesOf } from './picture/lines.js';
import { nameLines, shownNames } from './names.js';
import { pictureOf } from './picture/picture.js';
import { sceneOf } from './picture/scene.js';
import type { ExpandedGroups } from './picture/scene.js';
import { nextNode } from './walk.js';

type Edge = NetworkResponse['edges'][number];
const FOLDED: ExpandedGroups = { bundles: new Set(), kept: new Set() };
const OPEN: ExpandedGroups = { bundles: 'all', kept: new Set() };

const edge = (from: string, to: string, more: Partial<Edge> = {}): Edge => ({
  ...{ from, to, role: 'director', cargo: 'VOCAL', active: true, since: null, until: null },
  ...{ source: 'registro_publico', link: { method: 'id', score: 1 } },
  ...more,
});

/** A response about `r`: the nodes are those of the edges, with their steps counted. */
function networkResponse(edges: readonly Edge[], more: Partial<NetworkResponse> = {}): NetworkResponse {
  const depths = new Map([['r', 0]]);
  for (const id of depths.keys()) {
    for (const { from, to } of edges) {
      const other = from === id ? to : to === id ? from : id;
      if (!depths.has(other)) depths.set(other, (depths.get(id) ?? 0) + 1);
    }
  }
  const degree = (id: string) => edges.filter(({ from, to }) => from === id || to === id).length;
  const nodes = [...depths].map(([id, depth]) => ({
    ...{ id, depth, nombre: `Nombre ${id}`, degree: degree(id), degree_relation: 'eq' as const },
    type: id.startsWith('p') ? ('NaturalPerson' as const) : ('Organization' as const),
  }));
  return { root: 'r', depth: 2, nodes, edges: [...edges], truncated: false, truncated_at: [], ...more };
}

/** One director of the root who is also on the boards of a hundred other companies. */
const NOMINEE = networkResponse([
  edge('p1', 'r'),
  edge('p2', 'r'),
  ...Array.from({ length: 100 }, (_, index) => edge('p1', `c${index}`, { active: index % 2 === 0 })),
]);

const placed = async (response: NetworkResponse, unfolded = FOLDED) => {
  const scene = sceneOf(graphOf(response), unfolded);
  return { scene, positions: await inSlices(computeLayout(scene)) };
};

describe('a network', () => {
  it('has one line for all roles of one entity in another, and a second line for the opposite direction', () => {
    const graph = graphOf(
      networkResponse([
        edge('p1', 'r'),
        edge('p1', 'r', { role: 'shareholder' }),
        edge('r', 'p1', { role: 'intermediary' }),
      ]),
    );
    expect(graph.links.map(({ id, ties }) => [id, ties.map(({ role }) => role)])).toEqual([
      ['p1>r', ['director', 'shareholder']],
      ['r>p1', ['intermediary']],
    ]);
    expect(sceneOf(graph, OPEN).links.map(({ twoWay }) => twoWay)).toEqual([true, true]);
    expect(rolesOf(graph)).toEqual([
      { role: 'director', count: 1 },
      { role: 'intermediary', count: 1 },
      { role: 'shareholder', count: 1 },
    ]);
  });

  it('loses everything behind a hidden role or a past one', () => {
    const graph = graphOf(
      networkResponse([edge('p1', 'r', { active: false }), edge('p1', 'c1'), edge('s1', 'r', { role: 'shareholder' })]),
    );
    const all = { hiddenRoles: new Set<string>(), activeOnly: false, depth: 3 };
    const ids = (filter: typeof all) => filterGraph(graph, filter).members.map(({ id }) => id);
    expect(ids(all)).toEqual(['r', 'p1', 's1', 'c1']);
    expect(ids({ ...all, activeOnly: true })).toEqual(['r', 's1']);
    expect(ids({ ...all, hiddenRoles: new Set(['shareholder']) })).toEqual(['r', 'p1', 'c1']);
    expect(ids({ ...all, depth: 1 })).toEqual(['r', 'p1', 's1']);
  });

  it('grows by the network of one of its entities, with steps from its own root', () => {
    const near = graphOf(networkResponse([edge('p1', 'r')], { depth: 1, truncated_at: ['p1'] }));
    const other = graphOf({
      ...networkResponse([]),
      ...networkResponse([edge('p1', 'r'), edge('p1', 'c1')]),
      root: 'p1',
      depth: 1,
    });
    const both = mergeGraphs(near, other);
    expect(both.members.map(({ id, depth, open }) => [id, depth, open])).toEqual([
      ['r', 0, false],
      ['p1', 1, false],
      ['c1', 2, false],
    ]);
    expect(both.links.map(({ id, ties }) => [id, ties.length])).toEqual([
      ['p1>r', 1],
      ['p1>c1', 1],
    ]);
    expect(near.members[1]?.open).toBe(true);
  });

  it('groups nodes with one shared connection, opens a group, and keeps the selected node', () => {
    const graph = graphOf(NOMINEE);
    const folded = sceneOf(graph, FOLDED);
    const [bundle] = folded.nodes.filter(({ kind }) => kind === 'bundle');
    expect(folded.nodes).toHaveLength(4);
    expect(bundle?.kind === 'bundle' && bundle.members.length).toBe(100);
    expect(folded.links.find(({ to }) => to === bundle?.id)?.links).toHaveLength(100);
    const stored = sceneOf(graph, { ...FOLDED, kept: new Set(['c7']) });
    expect(stored.nodes).toHaveLength(5);
    expect(sceneOf(graph, { ...FOLDED, bundles: new Set([bundle?.id ?? '']) }).nodes).toHaveLength(103);
    expect(sceneOf(graph, OPEN).nodes).toHaveLength(103);
    expect(sceneOf(graphOf(networkResponse([edge('p1', 'r')])), FOLDED).nodes).toHaveLength(2);
  });

  it('is laid out the same way every time, around its root, without overlaps', async () => {
    const { scene, positions } = await placed(NOMINEE, OPEN);
    expect((await placed(NOMINEE, OPEN)).positions).toEqual(positions);
    expect(positions.get('r')).toEqual({ x: 0, y: 0 });
    const nodes = scene.nodes.map(({ id, radius }) => ({ radius, at: positions.get(id) ?? { x: NaN, y: NaN } }));
    const covered = nodes.filter((a) =>
      nodes.some((b) => a !== b && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < a.radius + b.radius),
    );
    expect(covered).toEqual([]);
  });

  it('keeps the page responsive while it is laid out, and stops when the result is no longer needed', async () => {
    let time = 0;
    let breaths = 0;
    const pauseBriefly = () => {
      breaths += 1;
      return Promise.resolve();
    };
    const scene = sceneOf(graphOf(NOMINEE), FOLDED);
    await inSlices(computeLayout(scene), { now: () => (time += 5), pauseBriefly });
    expect(breaths).toBeGreaterThan(20);
    const ended = AbortSignal.abort(new Error('left'));
    await expect(inSlices(computeLayout(scene), { signal: ended })).rejects.toThrow('left');
  });

  it('shows no overlapping names, requested ones first, and more of them when zoomed in', async () => {
    const { scene, positions } = await placed(NOMINEE, OPEN);
    const far = shownNames(scene.nodes, positions, 0.15, ['c50', 'r']);
    const near = shownNames(scene.nodes, positions, 1, ['r']);
    expect(far.has('c50')).toBe(true);
    expect(near.size).toBeGreaterThan(far.size);
    expect(near.size).toBeGreaterThan(60);
  });

  it('names the neighbors of the selected node before nodes farther away', async () => {
    const boards = Array.from({ length: 12 }, (_, index) => [
      edge(`p${String(index)}`, 'r'),
      ...Array.from({ length: 6 }, (_unused, other) => edge(`p${String(index)}`, `c${String(index)}x${String(other)}`)),
    ]).flat();
    const { scene, positions } = await placed(networkResponse(boards), OPEN);
    const near = Array.from({ length: 12 }, (_, index) => `p${String(index)}`);
    for (const zoom of [0.4, 0.8, 1.2]) {
      const shown = shownNames(scene.nodes, positions, zoom, ['r', ...near]);
      expect(near.filter((id) => !shown.has(id))).toEqual([]);
    }
  });

  it('is navigated with the arrow keys, along the lines if there are any', () => {
    const positions = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 100, y: 10 }],
      ['c', { x: 150, y: -20 }],
      ['d', { x: 0, y: -90 }],
    ]);
    expect(nextNode('a', 'right', positions, [])).toBe('b');
    expect(nextNode('a', 'right', positions, [{ from: 'c', to: 'a' }])).toBe('c');
    expect(nextNode('a', 'up', positions, [])).toBe('d');
    expect(nextNode('a', 'left', positions, [])).toBeNull();
    expect(nextNode('elsewhere', 'left', positions, [])).toBeNull();
  });

  it('becomes a self-contained picture, which nothing in a name can break out of', async () => {
    const response = networkResponse([edge('p1', 'r', { active: false })]);
    const [root] = response.nodes;
    const named = {
      ...response,
      nodes: [{ ...root, nombre: '<script>alert("x")</script> & Hijos' } as never, ...response.nodes.slice(1)],
    };
    const { scene, positions } = await placed(named);
    const legend = { company: 'Empresa', person: 'Persona', folded: 'Plegado', ended: 'Ya no vigente' };
    const roles = [{ role: 'director', label: 'Director' }];
    const notes = ['Fuente: <b>ICIJ</b>, CC BY-SA 3.0'];
    const text = { title: 'Red de <b>', caption: '', roles, folded: String, legend, notes };
    const svg = pictureOf(scene, positions, 'dark', text);
    expect(svg).not.toMatch(/<script|<b>|href|url\(/);
    expect(svg).toContain('stroke-dasharray="5 5"');
    expect(svg).toContain('Nombre p1');
    const read = load(svg, { xml: true });
    expect(read('svg > path')).toHaveLength(4); // a line, its arrow, two signs
    expect(read('title').last().text()).toBe('Nombre p1');
    // The legend explains dashes and shapes, with the attributions that licenses require below it.
    const reported = read('text')
      .toArray()
      .map((element) => read(element).text());
    expect(reported).toEqual(expect.arrayContaining([...Object.values(legend), ...notes]));
  });

  it('draws no name over another in the exported picture', async () => {
    const { scene, positions } = await placed(NOMINEE, OPEN);
    const legend = { company: 'C', person: 'P', folded: 'F', ended: 'E' };
    const text = { title: '', caption: '', roles: [], folded: String, legend, notes: [] };
    const read = load(pictureOf(scene, positions, 'light', text), { xml: true });
    const boxes = read('svg > text[paint-order]')
      .toArray()
      .map((element) => {
        const { x = '0', y = '0' } = element.attribs;
        const width = read(element).text().length * 6.4;
        const before = { start: 0, middle: width / 2, end: width }[element.attribs['text-anchor'] ?? ''] ?? 0;
        const left = Number(x) - before;
        return { left, right: left + width, top: Number(y) - 10, bottom: Number(y) + 2 };
      });
    expect(boxes.length).toBeGreaterThan(60);
    const covered = boxes.filter((a, index) =>
      boxes.some(
        (b, other) => other > index && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    expect(covered).toEqual([]);
  });

  it('opens on people and companies, not on a single group', () => {
    const star = networkResponse(Array.from({ length: 300 }, (_, index) => edge(`d${String(index)}`, 'r')));
    const { nodes } = sceneOf(graphOf(star), { bundles: new Set(), kept: new Set() });
    expect(nodes.filter(({ kind }) => kind === 'entity')).toHaveLength(13);
    expect(nodes.flatMap((node) => (node.kind === 'bundle' ? [node.members.length] : []))).toEqual([288]);
  });

  it.each([
    ['CONSULTORES CALERIA, S. DE R.L.', ['CONSULTORES CALERIA,', 'S. DE R.L.']],
    ['Ana', ['Ana']],
    ['INVERSIONES INTERNACIONALES DEL ISTMO Y ASOCIADOS, S.A.', ['INVERSIONES', 'INTERNACIONALES DEL I…']],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', ['ABCDEFGHIJKLMNOPQRSTU…']],
    ['', []],
  ])('breaks the name %j between words', (name, lines) => {
    expect(nameLines(name)).toEqual(lines);
  });

  it('draws lines from rim to rim', async () => {
    const { scene, positions } = await placed(networkResponse([edge('p1', 'r')]));
    const [line] = linesOf(scene, positions);
    expect(line).toMatchObject({ id: 'p1>r', role: 'director', active: true });
    const from = positions.get('p1') ?? { x: 0, y: 0 };
    const [x = 0, y = 0] =
      /^M(\S+) (\S+)L/
        .exec(line?.path ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    expect(Math.hypot(x - from.x, y - from.y)).toBeCloseTo((scene.nodes[1]?.radius ?? 0) + 3, 0);
  });
});
