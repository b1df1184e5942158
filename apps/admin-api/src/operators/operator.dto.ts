import { OPERATOR_ROLES } from '@entity-registry/accounts';
import type { CreatedOperator, OperatorRole, OperatorRow } from '@entity-registry/accounts';
import { OneOf, ShownId, ShownText, ShownTime, Text } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';

export class NewOperatorBody {
  @Text({ max: 200, description: 'who it is; the audit log shows it', example: 'Ana Prueba' })
  readonly name!: string;

  @OneOf(OPERATOR_ROLES, { description: 'each role may do what those before it may' })
  readonly role!: OperatorRole;
}

export class MeView {
  @ShownId('the operator')
  readonly id!: number;
  @ShownText('who it is')
  readonly name!: string;
  @ShownText('what they may do', { enum: [...OPERATOR_ROLES] })
  readonly role!: string;
}

export class OperatorView extends MeView {
  @ShownTime('when they were added')
  readonly created_at!: string;
  @ShownTime('from when on the token is refused; null: it works', { nullable: true })
  readonly revoked_at!: string | null;
}

export class CreatedOperatorView extends OperatorView {
  @ShownText('the token: shown once, stored nowhere', { example: 'op_3q2-7w' })
  readonly token!: string;
}

export const toMe = ({ id, name, role }: OperatorRow): Shown<MeView> => ({ id: Number(id), name, role });

/** An operator without the token. */
export function toOperator(operator: OperatorRow): Shown<OperatorView> {
  return {
    ...toMe(operator),
    created_at: operator.createdAt.toISOString(),
    revoked_at: operator.revokedAt?.toISOString() ?? null,
  };
}

/** A new operator with the token, which no other response contains. */
export function toCreatedOperator(operator: CreatedOperator): Shown<CreatedOperatorView> {
  return { ...toOperator(operator), token: operator.token };
}
