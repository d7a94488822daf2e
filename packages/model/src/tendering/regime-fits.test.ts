import { expect, test } from 'vitest';
import { lawRegime, procurementMethod } from '../procedure/method.ts';
import { procedures } from '../procedure/procedures.ts';
import { regimeFits } from './regime-fits.ts';

test('a method and a law fit where the procedure of the method knows the law, and nowhere else', () => {
  const fitting = procurementMethod.choices.flatMap(({ name, value: manner }) =>
    lawRegime.choices
      .filter((law) => regimeFits({ manner, lawRegime: law.value }) !== procedures[name].regimes.includes(law.name))
      .map((law) => `${name} ${law.name}`),
  );
  expect(fitting).toEqual([]);
  expect(regimeFits({ manner: 10, lawRegime: 1 })).toBe(false);
  expect(regimeFits({ manner: 10, lawRegime: 3 })).toBe(true);
  expect(regimeFits({ manner: 99, lawRegime: 3 })).toBe(false);
});
