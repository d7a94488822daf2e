import { checkLetterOf } from '@zhaocai/model';

/** An identity number of nobody, for the region was never given out; another for each place. */
export function identityNo(place: number, born = '19750315'): string {
  const first = `330199${born}${String(place).padStart(3, '0')}`;
  return first + checkLetterOf(first);
}

/** An expert as the form sends him, whom the rules of the library let in. */
export const anExpert = (place: number, more: object = {}) => ({
  name: '沈一鸣',
  idNo: identityNo(place),
  phone: '13957160001',
  workUnit: '浙江省农业科学院',
  title: '研究员',
  titleLevel: 1,
  itemCodes: 'E0101',
  regionCode: '330100',
  source: 1,
  workYears: 12,
  ...more,
});
