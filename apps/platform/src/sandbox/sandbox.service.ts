import { SandboxAllowances } from '@entity-registry/billing';
import { makeTypedId } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/nest-kit';
import { findSandboxExamples } from '@entity-registry/persistence';
import type { ExampleEntityRow, SandboxExampleRows } from '@entity-registry/persistence';
import { assetTable } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import { CONFIG, POOL } from '../providers.js';
import { toSandbox } from './sandbox.dto.js';
import type { ExampleEntityView, SandboxExamplesView, SandboxView } from './sandbox.dto.js';

/** How long examples are good: the registry grows, and an entity may be merged into another. */
const EXAMPLES_MS = 10 * 60_000;
/** Levels of documents, each with the type of its ids. */
const DOCUMENTS = (['entrada', 'elemento'] as const).map((type) => ({ type, level: assetTable(type).level }));

/** What the sandbox offers to a user. */
@Injectable()
export class SandboxService {
  private examples: { foundAt: number; view: Promise<Shown<SandboxExamplesView>> } | undefined;

  constructor(
    private readonly allowances: SandboxAllowances,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** What is left to the user today. */
  async show(userId: string): Promise<Shown<SandboxView>> {
    return toSandbox(this.config.SANDBOX_API_KEY !== '', await this.allowances.standing(userId));
  }

  /** Entities that are there, to try calls with; the same ones for a while, for everybody. */
  showExamples(): Promise<Shown<SandboxExamplesView>> {
    const now = this.now().getTime();
    if (this.examples === undefined || now - this.examples.foundAt > EXAMPLES_MS) {
      const view = this.find();
      this.examples = { foundAt: now, view };
      view.catch(() => {
        this.examples = undefined;
      });
    }
    return this.examples.view;
  }

  private async find(): Promise<Shown<SandboxExamplesView>> {
    const levels = DOCUMENTS.map(({ level }) => level);
    return toExamples(await findSandboxExamples(this.pool, levels));
  }
}

function toExamples({ entities, documents }: SandboxExampleRows): Shown<SandboxExamplesView> {
  const one = (jurisdiction: string, kind: string): Shown<ExampleEntityView> | null => {
    const found = entities.find((entity) => entity.jurisdiction === jurisdiction && entity.kind === kind);
    return found === undefined ? null : toExample(found);
  };
  const [document] = DOCUMENTS.flatMap(({ type, level }) =>
    documents.filter((row) => row.level === level).map(({ pk }) => makeTypedId('pa', type, pk)),
  );
  return {
    organization: one('pa', 'Organization'),
    person: one('pa', 'NaturalPerson'),
    ecuador: one('ec', 'Organization'),
    colombia: one('co', 'Organization'),
    document: document ?? null,
  };
}

/** v5 serves Panama alone (ruling 17). */
function toExample({ jurisdiction, pk, nombre, ruc, cedula }: ExampleEntityRow): Shown<ExampleEntityView> {
  return {
    id: jurisdiction === 'pa' ? makeTypedId(jurisdiction, 'own', pk) : null,
    v4_id: Number(pk),
    name: nombre ?? '',
    identifier: ruc ?? cedula,
  };
}
