import { ShownText, ShownTime, Text, listSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { PasskeyRow } from '@entity-registry/accounts';
import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { Credential } from '../sign-in/sign-in.dto.js';

export class NewPasskeyBody {
  @Text({ max: 100, description: 'its name', example: 'work laptop' })
  readonly name!: string;
  @Credential("the response of the browser's startRegistration")
  readonly response!: RegistrationResponseJSON;
}

export class PasskeyView {
  @ShownText('the passkey')
  readonly id!: string;
  @ShownText('its name')
  readonly name!: string;
  @ShownText('whether it can be on several devices', { enum: ['singleDevice', 'multiDevice'] })
  readonly device_type!: string;
  @ShownText('whether it is backed up', { type: 'boolean' })
  readonly backed_up!: boolean;
  @ShownTime('when it was added', { nullable: true })
  readonly created_at!: string | null;
}

export const PasskeyList = listSchema(PasskeyView);

export class PasskeyRemovedView {
  @ShownText('whether it was removed', { type: 'boolean' })
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
