import { describe, expect, test } from 'vitest';
import { labourTax, type LabourTaxBand } from './labour-tax.ts';

const band = (
  [fromMoney, toMoney]: readonly [string, string | null],
  [deductMoney, deductRate]: readonly [string, string],
  [taxRate, quickDeduction]: readonly [string, string],
): LabourTaxBand => ({ fromMoney, toMoney, deductMoney, deductRate, taxRate, quickDeduction });

/** 国家税务总局公告2018年第61号第八条, by the pay before it is deducted from: 20,000 that are taxed are 25,000 that are paid. */
const bands = [
  band(['0', '4000'], ['800', '0'], ['20', '0']),
  band(['4000', '25000'], ['0', '20'], ['20', '0']),
  band(['25000', '62500'], ['0', '20'], ['30', '2000']),
  band(['62500', null], ['0', '20'], ['40', '7000']),
];

describe('what is withheld of a fee', () => {
  test.each([
    ['0', '0.00', '0.00'],
    ['500', '0.00', '0.00'],
    ['800', '0.00', '0.00'],
    ['800.02', '0.02', '0.00'],
    ['800.03', '0.03', '0.01'],
    ['1000', '200.00', '40.00'],
    ['1500', '700.00', '140.00'],
    ['2000', '1200.00', '240.00'],
    ['3000', '2200.00', '440.00'],
    ['3999.99', '3199.99', '640.00'],
    ['4000', '3200.00', '640.00'],
    ['4000.01', '3200.01', '640.00'],
    ['5000', '4000.00', '800.00'],
    ['10000', '8000.00', '1600.00'],
    ['20000', '16000.00', '3200.00'],
    ['25000', '20000.00', '4000.00'],
    ['25000.02', '20000.02', '4000.00'],
    ['30000', '24000.00', '5200.00'],
    ['50000', '40000.00', '10000.00'],
    ['62500', '50000.00', '13000.00'],
    ['62500.02', '50000.02', '13000.01'],
    ['100000', '80000.00', '25000.00'],
  ])('%s yuan: %s are taxed, %s withheld', (pay, taxableMoney, taxMoney) => {
    expect(labourTax(pay, bands)).toMatchObject({ taxableMoney, taxMoney });
  });

  test('and what is paid out come to the fee, whatever it is, and neither ever falls when the fee grows', () => {
    const fen = (yuan: string | undefined) => BigInt((yuan ?? '').replace('.', ''));
    let before = { tax: 0n, net: 0n };
    for (let pay = 1n; pay < 20_000_000n; pay = (pay * 101n) / 100n + 7n) {
      const found = labourTax(`${pay / 100n}.${String(pay % 100n).padStart(2, '0')}`, bands);
      const [tax, net] = [fen(found?.taxMoney), fen(found?.netMoney)];
      expect(tax + net).toBe(pay);
      expect(tax >= before.tax && net >= before.net).toBe(true);
      before = { tax, net };
    }
  });

  test('is nothing that anybody can say where no band is in force', () => {
    expect(labourTax('1000', [])).toBeUndefined();
    expect(labourTax('5000', bands.slice(0, 1))).toBeUndefined();
  });
});
