import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router';
import { ApiProvider } from '../src/api/ApiProvider.js';
import { createApi } from '../src/api/client.js';
import { MeContext, type Me } from '../src/api/me.js';
import { Announcer } from '../src/components/notices/Announcer.js';
import type { Language } from '../src/i18n/language.js';
import { translations } from '../src/i18n/messages.js';
import { ThemeProvider } from '../src/theme/ThemeProvider.js';
import { FakeBackend, type FakeResponse } from './fake-backend.js';

export interface ShowOptions {
  responses?: Record<string, FakeResponse>;
  /** The signed-in user; by default an owner of a synthetic organization. */
  me?: Partial<Me>;
  /** The current location; with the state of the previous page, as an object. */
  at?: InitialEntry;
  language?: Language;
}

export interface Shown extends RenderResult {
  backend: FakeBackend;
  user: UserEvent;
  /** The user's current location. */
  place: () => string;
}

// On a busy machine the first rendering is slow; present elements are still found at once.
configure({ asyncUtilTimeout: 10_000 });

/** The signed-in user, unless a test overrides it. */
export const OWNER: Me = {
  user: { id: 'user_1', name: 'Ana Prueba', email: 'ana@example.com', language: 'en', two_factor: false, passkeys: 0 },
  organization: { id: 'org_1', name: 'Prueba SA', role: 'owner', corporate_domain: false },
  organizations: [{ id: 'org_1', name: 'Prueba SA', role: 'owner' }],
  account: {
    id: 1,
    confirmed_at: '2026-11-01T12:00:00.000Z',
    balance: '25.000000',
    first_purchase_at: null,
  },
  capabilities: {
    cards: true,
    outbox: false,
    docs_url: 'https://docs.example.test/',
    api_url: 'https://api.example.test',
    mcp_url: 'https://mcp.example.test',
  },
};

/** Shows a page like the shell does, with a fake backend. Removes the output of earlier tests. */
export async function show(page: ReactNode, options: ShowOptions = {}): Promise<Shown> {
  cleanup();
  await translations.changeLanguage(options.language ?? 'en');
  const me = { ...OWNER, ...options.me };
  const backend = new FakeBackend({ 'GET /api/me': me, ...options.responses });
  let place = '';
  const Place = () => {
    const { pathname, search, hash } = useLocation();
    place = `${pathname}${search}${hash}`;
    return null;
  };
  const result = render(
    <ThemeProvider still>
      <ApiProvider api={createApi(backend.fetch)} keeping={{ retries: 0, gcTime: Infinity }}>
        <MemoryRouter initialEntries={[options.at ?? '/']}>
          <Announcer>
            <MeContext value={me}>{page}</MeContext>
          </Announcer>
          <Place />
        </MemoryRouter>
      </ApiProvider>
    </ThemeProvider>,
  );
  return { ...result, backend, user: userEvent.setup({ delay: null }), place: () => place };
}
