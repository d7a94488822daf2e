import { describe, expect, it } from 'vitest';
import { order87, ownPolicy, tenderingLaw, tenderingRegulation } from './law-source.ts';

describe('citing a law', () => {
  it.each([
    [7, '第七条'],
    [10, '第十条'],
    [17, '第十七条'],
    [20, '第二十条'],
    [24, '第二十四条'],
    [99, '第九十九条'],
  ])('writes article %i as Chinese laws number it', (article, written) => {
    expect(tenderingLaw(article)).toEqual({
      sourceArticle: `中华人民共和国招标投标法${written}`,
      sourceArticleEn: `Tendering Law, article ${article}`,
      certainty: 'A',
      effectiveFrom: '2000-01-01',
    });
  });

  it('cites several articles in one breath', () => {
    expect(tenderingRegulation([22, 54])).toMatchObject({
      sourceArticle: '中华人民共和国招标投标法实施条例（国务院令第613号）第二十二条、第五十四条',
      sourceArticleEn: 'Regulation on the Tendering Law (State Council order 613), articles 22 and 54',
    });
  });

  it('says of a number that it was read less surely than the law’s others', () => {
    expect([order87(38).certainty, order87(38, 'C').certainty, ownPolicy.certainty]).toEqual(['B', 'C', 'C']);
  });
});
