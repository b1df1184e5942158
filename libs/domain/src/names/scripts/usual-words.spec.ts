import { describe, expect, it } from '@jest/globals';
import { searchWords } from '../search-words.js';
import { latinName } from './latin-name.js';
import { englishWord } from './usual-words.js';

describe('usual words in Arabic, Persian and Hebrew', () => {
  it.each([
    ['بنك', 'bank'],
    ['المركز', 'center'], // with an article
    ['زندان', 'prison'],
    ['תעשיות', 'industries'],
    ['محمد', undefined],
  ])('%s is %s in English', (word, english) => {
    expect(englishWord(latinName(word, 'Organization'))).toBe(english);
  });

  it('are other words of organizations only', () => {
    expect(searchWords('بنك زمردة', 'Organization').others).toContain('bank');
    expect(searchWords('بنك زمردة', 'NaturalPerson').others).not.toContain('bank');
  });
});
