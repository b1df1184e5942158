import { Operators } from '@entity-registry/accounts';
import type { Actor, OperatorId } from '@entity-registry/accounts';
import type { Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toCreatedOperator, toOperator } from './operator.dto.js';
import type { CreatedOperatorView, NewOperatorBody, OperatorView } from './operator.dto.js';

/** Maps operators between the wire and the accounts library. */
@Injectable()
export class OperatorsService {
  constructor(private readonly operators: Operators) {}

  async list(): Promise<{ items: Shown<OperatorView>[] }> {
    return { items: (await this.operators.list()).map(toOperator) };
  }

  async add({ name, role }: NewOperatorBody, actor: Actor): Promise<Shown<CreatedOperatorView>> {
    return toCreatedOperator(await this.operators.add({ name, role }, actor));
  }

  async revoke(id: OperatorId, actor: Actor): Promise<Shown<OperatorView>> {
    return toOperator(await this.operators.revoke(id, actor));
  }
}
