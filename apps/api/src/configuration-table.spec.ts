import { configurationTable, documentedConfiguration } from '@entity-registry/testing';
import { describe, expect, it } from '@jest/globals';
import { ApiEnvironment } from './config.js';

describe('the configuration guide', () => {
  it('describes every variable (if not: paste the expected table there)', () => {
    expect(documentedConfiguration('API')).toBe(configurationTable(ApiEnvironment));
  });
});
