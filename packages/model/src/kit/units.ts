import type { Unit } from './field.ts';

/** Areas stand under each other: two places, always. */
export const squareMetres = { zh: '㎡', en: 'm²', places: 2 } as const satisfies Unit;
/** Of rents and charges by area. */
export const yuanPerMonth = { zh: '元/㎡·月', en: 'yuan/m² a month' } as const satisfies Unit;
