import { configurationTable, documentedConfiguration } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import { PlatformEnvironment } from './config.js';

describe('the configuration guide', () => {
  it('describes every variable (on a difference: paste the expected table there)', () => {
    expect(documentedConfiguration('Dashboard')).toBe(configurationTable(PlatformEnvironment));
  });
});
