import { ShownText, ShownTime, Text, listSchema } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import type { PasskeyRow } from '@entity-registry/accounts';
import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { Credential } from '../sign-in/sign-in.dto.js';

export class NewPasskeyBody {
  @Text({ max: 100, description: 'what the user calls it', example: 'work laptop' })
  readonly name!: string;
  @Credential('what startRegistration of the browser answered')
  readonly response!: RegistrationResponseJSON;
}

export class PasskeyView {
  @ShownText('the passkey')
  readonly id!: string;
  @ShownText('what the user calls it')
  readonly name!: string;
  @ShownText('whether it may be on several devices', { enum: ['singleDevice', 'multiDevice'] })
  readonly device_type!: string;
  @ShownText('whether its maker keeps a copy', { type: 'boolean' })
  readonly backed_up!: boolean;
  @ShownTime('when it was added', { nullable: true })
  readonly created_at!: string | null;
}

export const PasskeyList = listSchema(PasskeyView);

export class PasskeyRemovedView {
  @ShownText('it opens nothing any more', { type: 'boolean' })
  readonly removed!: true;
}

export function toPasskey({ id, name, deviceType, backedUp, createdAt }: PasskeyRow): Shown<PasskeyView> {
  return {
    id,
    name: name ?? '',
    device_type: deviceType,
    backed_up: backedUp,
    created_at: createdAt?.toISOString() ?? null,
  };
}
