import { ManagedTrials, SandboxAllowances } from '@entity-registry/accounts';
import {
  DEFAULT_JURISDICTION,
  JURISDICTIONS,
  JURISDICTION_CODES,
  V5_JURISDICTIONS,
  makeTypedId,
} from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { findSandboxExamples, assetTable } from '@entity-registry/registry';
import type { ExampleEntityRow, SandboxExampleRows } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Member } from '../access/current-member.js';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import type { PlatformConfig } from '../config.js';
import { CONFIG, POOL } from '../providers.js';
import { toSandbox } from './sandbox.dto.js';
import type { ExampleEntityView, SandboxExamplesView, SandboxView } from './sandbox.dto.js';

/** How long examples stay valid: the registry grows, and entities may be merged. */
const EXAMPLES_MS = 10 * 60_000;
/** Levels of documents, each with the type of its ids. */
const DOCUMENTS = (['entrada', 'elemento'] as const).map((type) => ({ type, level: assetTable(type).level }));

/** Example queries: an organization of every country, and a person of the country that v5 serves. */
const EXAMPLES = [
  ...JURISDICTION_CODES.map((jurisdiction) => ({ jurisdiction, kind: 'Organization' as const })),
  { jurisdiction: DEFAULT_JURISDICTION, kind: 'NaturalPerson' as const },
];

/** A user's sandbox. */
@Injectable()
export class SandboxService {
  private examples: { foundAt: number; view: Promise<Shown<SandboxExamplesView>> } | undefined;

  constructor(
    private readonly allowances: SandboxAllowances,
    private readonly trials: ManagedTrials,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /** The user's remaining allowance of today. */
  async show({ email, accountId }: Pick<Member, 'email' | 'accountId'>): Promise<Shown<SandboxView>> {
    const withheld = (await this.trials.unpaidWithheldReason(accountId)) !== null;
    const available = this.config.SANDBOX_API_KEY !== '';
    return toSandbox(await this.allowances.usage(email), { available, withheld });
  }

  /** Existing entities to try requests with; the same ones for a while, for everyone. */
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
    const wanted = { entities: EXAMPLES, documentLevels: levels, documentsOf: DEFAULT_JURISDICTION };
    return toExamples(await findSandboxExamples(this.pool, wanted));
  }
}

function toExamples({ entities, documents }: SandboxExampleRows): Shown<SandboxExamplesView> {
  const one = (jurisdiction: string, kind: string): Shown<ExampleEntityView> | null => {
    const found = entities.find((entity) => entity.jurisdiction === jurisdiction && entity.kind === kind);
    return found === undefined ? null : toExample(found);
  };
  const [document] = DOCUMENTS.flatMap(({ type, level }) =>
    documents.filter((row) => row.level === level).map(({ pk }) => makeTypedId(DEFAULT_JURISDICTION, type, pk)),
  );
  return {
    organization: one(DEFAULT_JURISDICTION, 'Organization'),
    person: one(DEFAULT_JURISDICTION, 'NaturalPerson'),
    v4: Object.fromEntries(JURISDICTION_CODES.map((code) => [JURISDICTIONS[code].v4Name, one(code, 'Organization')])),
    document: document ?? null,
  };
}

/** v5 serves fewer countries than v4 (ADR 0011). */
function toExample({ jurisdiction, pk, nombre, ruc, cedula }: ExampleEntityRow): Shown<ExampleEntityView> {
  return {
    id: V5_JURISDICTIONS.includes(jurisdiction) ? makeTypedId(jurisdiction, 'own', pk) : null,
    v4_id: Number(pk),
    name: nombre ?? '',
    identifier: ruc ?? cedula,
  };
}
