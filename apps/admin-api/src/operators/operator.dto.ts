import { OPERATOR_ROLES } from '@entity-registry/accounts';
import type { CreatedOperator, OperatorRole, OperatorRow } from '@entity-registry/accounts';
import { OneOf, ShownId, ShownText, ShownTime, Text } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class NewOperatorBody {
  @Text({ max: 200, description: 'name, as shown in the audit log', example: 'Ana Prueba' })
  readonly name!: string;

  @OneOf(OPERATOR_ROLES, { description: 'role; each includes the permissions of those before it' })
  readonly role!: OperatorRole;
}

export class MeView {
  @ShownId('the operator')
  readonly id!: number;
  @ShownText('name')
  readonly name!: string;
  @ShownText('role', { enum: [...OPERATOR_ROLES] })
  readonly role!: string;
}

export class OperatorView extends MeView {
  @ShownTime('when they were added')
  readonly created_at!: string;
  @ShownTime('when the token was revoked; null: it works', { nullable: true })
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
