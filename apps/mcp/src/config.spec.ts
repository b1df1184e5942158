import { formatEnvironmentErrors, parseEnvironment } from '@entity-registry/http';
import { describe, expect, it } from '@jest/globals';
import { McpEnvironment } from './config.js';

const required = { API_URL: 'http://127.0.0.1:4000', AGENT_SERVER_TOKEN: 't'.repeat(32) };

describe("the agent-tool server's environment", () => {
  it('requires the API address and the token, and by default only accepts calls from this machine', () => {
    const loopback = ['localhost', '127.0.0.1', '[::1]'];
    expect(parseEnvironment(McpEnvironment, required)).toMatchObject({
      ok: true,
      value: { HOST: '127.0.0.1', PORT: 4_300, ALLOWED_HOSTS: loopback, ALLOWED_ORIGINS: loopback },
    });
    const parsed = parseEnvironment(McpEnvironment, {});
    if (parsed.ok) throw new Error('expected errors');
    expect(parsed.errors.map(({ variable }) => variable).sort()).toEqual(Object.keys(required).sort());
  });

  it.each([
    ['API_URL', 'http://127.0.0.1:4000/'],
    ['AGENT_SERVER_TOKEN', 'short'],
    ['ALLOWED_HOSTS', 'https://tools.example'],
    ['ALLOWED_HOSTS', 'tools.example:443'],
    ['ALLOWED_ORIGINS', '*'],
    ['MAX_SESSIONS', '0'],
    ['SESSION_IDLE_MS', '999'],
  ])('rejects an invalid value of %s and names the variable: %s', (variable, value) => {
    const parsed = parseEnvironment(McpEnvironment, { ...required, [variable]: value });
    if (parsed.ok) throw new Error('expected an error');
    expect(formatEnvironmentErrors(parsed.errors)).toMatch(
      new RegExp(`^configuration: 1 error\\(s\\)\n  ${variable} is not valid`),
    );
  });
});
