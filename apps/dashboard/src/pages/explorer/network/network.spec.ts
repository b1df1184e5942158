import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { filtered, graphOf, merged, rolesOf } from './graph.js';
import type { NetworkAnswer } from './graph.js';
import { inSlices, settle } from './layout.js';
import { linesOf } from './lines.js';
import { nameLines, shownNames } from './names.js';
import { pictureOf } from './picture.js';
import { sceneOf } from './scene.js';
import type { Unfolded } from './scene.js';
import { nextNode } from './walk.js';

type Edge = NetworkAnswer['edges'][number];
const FOLDED: Unfolded = { bundles: new Set(), kept: new Set() };
const OPEN: Unfolded = { bundles: 'all', kept: new Set() };

const edge = (from: string, to: string, more: Partial<Edge> = {}): Edge => ({
  ...{ from, to, role: 'director', cargo: 'VOCAL', active: true, since: null, until: null },
  ...{ source: 'registro_publico', link: { method: 'id', score: 1 } },
  ...more,
});

/** An answer about `r`: the nodes are those of the edges, their steps counted. */
function answerOf(edges: readonly Edge[], more: Partial<NetworkAnswer> = {}): NetworkAnswer {
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

/** One director of the root who sits in a hundred companies besides. */
const NOMINEE = answerOf([
  edge('p1', 'r'),
  edge('p2', 'r'),
  ...Array.from({ length: 100 }, (_, index) => edge('p1', `c${index}`, { active: index % 2 === 0 })),
]);

const placed = async (answer: NetworkAnswer, unfolded = FOLDED) => {
  const scene = sceneOf(graphOf(answer), unfolded);
  return { scene, positions: await inSlices(settle(scene)) };
};

describe('a network', () => {
  it('has one line for all that one entity is in another, and another line the other way round', () => {
    const graph = graphOf(
      answerOf([edge('p1', 'r'), edge('p1', 'r', { role: 'shareholder' }), edge('r', 'p1', { role: 'intermediary' })]),
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

  it('loses with a role, or with what is over, whatever hung on it', () => {
    const graph = graphOf(
      answerOf([edge('p1', 'r', { active: false }), edge('p1', 'c1'), edge('s1', 'r', { role: 'shareholder' })]),
    );
    const all = { hiddenRoles: new Set<string>(), activeOnly: false, depth: 3 };
    const ids = (filter: typeof all) => filtered(graph, filter).members.map(({ id }) => id);
    expect(ids(all)).toEqual(['r', 'p1', 's1', 'c1']);
    expect(ids({ ...all, activeOnly: true })).toEqual(['r', 's1']);
    expect(ids({ ...all, hiddenRoles: new Set(['shareholder']) })).toEqual(['r', 'p1', 'c1']);
    expect(ids({ ...all, depth: 1 })).toEqual(['r', 'p1', 's1']);
  });

  it('grows by the network of one of its entities, counted from its own root', () => {
    const near = graphOf(answerOf([edge('p1', 'r')], { depth: 1, truncated_at: ['p1'] }));
    const other = graphOf({ ...answerOf([]), ...answerOf([edge('p1', 'r'), edge('p1', 'c1')]), root: 'p1', depth: 1 });
    const both = merged(near, other);
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

  it('of many folds what hangs on the same alone, opens a fold, and keeps who is looked at', () => {
    const graph = graphOf(NOMINEE);
    const folded = sceneOf(graph, FOLDED);
    const [bundle] = folded.nodes.filter(({ kind }) => kind === 'bundle');
    expect(folded.nodes).toHaveLength(4);
    expect(bundle?.kind === 'bundle' && bundle.members.length).toBe(100);
    expect(folded.links.find(({ to }) => to === bundle?.id)?.links).toHaveLength(100);
    const kept = sceneOf(graph, { ...FOLDED, kept: new Set(['c7']) });
    expect(kept.nodes).toHaveLength(5);
    expect(sceneOf(graph, { ...FOLDED, bundles: new Set([bundle?.id ?? '']) }).nodes).toHaveLength(103);
    expect(sceneOf(graph, OPEN).nodes).toHaveLength(103);
    expect(sceneOf(graphOf(answerOf([edge('p1', 'r')])), FOLDED).nodes).toHaveLength(2);
  });

  it('is laid out the same way every time, around its root, with nothing on anything else', async () => {
    const { scene, positions } = await placed(NOMINEE, OPEN);
    expect((await placed(NOMINEE, OPEN)).positions).toEqual(positions);
    expect(positions.get('r')).toEqual({ x: 0, y: 0 });
    const nodes = scene.nodes.map(({ id, radius }) => ({ radius, at: positions.get(id) ?? { x: NaN, y: NaN } }));
    const covered = nodes.filter((a) =>
      nodes.some((b) => a !== b && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < a.radius + b.radius),
    );
    expect(covered).toEqual([]);
  });

  it('lets the page breathe while it is laid out, and stops when nobody waits for it', async () => {
    let time = 0;
    let breaths = 0;
    const breathe = () => {
      breaths += 1;
      return Promise.resolve();
    };
    const scene = sceneOf(graphOf(NOMINEE), FOLDED);
    await inSlices(settle(scene), { now: () => (time += 5), breathe });
    expect(breaths).toBeGreaterThan(20);
    const ended = AbortSignal.abort(new Error('left'));
    await expect(inSlices(settle(scene), { signal: ended })).rejects.toThrow('left');
  });

  it('shows no name upon another, those that are asked for first, and more of them from near', async () => {
    const { scene, positions } = await placed(NOMINEE, OPEN);
    const far = shownNames(scene.nodes, positions, 0.15, ['c50', 'r']);
    const near = shownNames(scene.nodes, positions, 1, ['r']);
    expect(far.has('c50')).toBe(true);
    expect(near.size).toBeGreaterThan(far.size);
    expect(near.size).toBeGreaterThan(60);
  });

  it('is walked by the arrow keys, along the lines where there are any', () => {
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

  it('becomes a picture by itself, which nothing in a name can break out of', async () => {
    const answer = answerOf([edge('p1', 'r', { active: false })]);
    const [root] = answer.nodes;
    const named = {
      ...answer,
      nodes: [{ ...root, nombre: '<script>alert("x")</script> & Hijos' } as never, ...answer.nodes.slice(1)],
    };
    const { scene, positions } = await placed(named);
    const text = { title: 'Red de <b>', caption: '', roles: [{ role: 'director', label: 'Director' }], folded: String };
    const svg = pictureOf(scene, positions, 'dark', text);
    expect(svg).not.toMatch(/<script|<b>|href|url\(/);
    expect(svg).toContain('stroke-dasharray="5 5"');
    expect(svg).toContain('Nombre p1');
    const read = load(svg, { xml: true });
    expect(read('svg > path')).toHaveLength(4); // a line, its arrow, two signs
    expect(read('title').last().text()).toBe('Nombre p1');
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
    const { scene, positions } = await placed(answerOf([edge('p1', 'r')]));
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
