import type { NumberField, RefField } from '../kit/field.ts';
import { squareMetres } from '../kit/units.ts';

/** The year that a row holds for. */
export const yearField = {
  kind: 'integer',
  label: { zh: '年度', en: 'Year' },
  min: 2000,
  max: 2100,
  required: true,
} as const satisfies NumberField;

/** The unit that a row is about. */
export const unitField = {
  kind: 'ref',
  to: 'dept',
  label: { zh: '单位', en: 'Unit' },
  required: true,
} as const satisfies RefField;

export const standardArea = {
  kind: 'decimal',
  label: { zh: '面积标准', en: 'Standard area' },
  min: 0,
  max: 10_000,
  unit: squareMetres,
  required: true,
} as const satisfies NumberField;

/** Made by a calculation, never typed. */
export function calculatedArea(zh: string, en: string) {
  return { kind: 'decimal', label: { zh, en }, unit: squareMetres, readOnly: true } as const satisfies NumberField;
}

export function countOf(zh: string, en: string) {
  return { kind: 'integer', label: { zh, en }, min: 0, max: 100_000 } as const satisfies NumberField;
}

export function areaOf(zh: string, en: string) {
  return {
    kind: 'decimal',
    label: { zh, en },
    min: 0,
    max: 10_000_000,
    unit: squareMetres,
  } as const satisfies NumberField;
}
