import { named } from '../kit/named.ts';

/** Enumerations of agencies; the values are the API's. */
export const feePayer = named({
  buyer: { value: 1, label: { zh: '采购人', en: 'Buyer' } },
  winner: { value: 2, label: { zh: '中标（成交）供应商', en: 'Winning supplier' } },
});

/** How an agency came to a project. */
export const choiceWay = named({
  direct: { value: 1, label: { zh: '直接选定', en: 'Chosen directly' }, tone: 'grey' },
  draw: { value: 2, label: { zh: '随机抽取', en: 'Drawn at random' }, tone: 'blue' },
});

/** The code of a purchasing rule about projects whose agency is not simply chosen: refused, or confirmed by another person. */
export const agencyByDraw = 'agencyChoice';
