import Big from 'big.js';

/**
 * What is withheld of pay for personal services (劳务报酬预扣预缴, 国家税务总局公告2018年第61号): each pay is one income, of which a
 * sum or a share is deducted first, and the rest is taxed by the band that the whole falls into.
 */
export interface LabourTaxBand {
  /** Yuan of pay before anything is deducted; above this and up to that. `null`: no end. */
  readonly fromMoney: string;
  readonly toMoney: string | null;
  /** Yuan that are deducted, and percent of the pay. */
  readonly deductMoney: string;
  readonly deductRate: string;
  /** Percent, and the yuan that the lower bands make less of it (速算扣除数). */
  readonly taxRate: string;
  readonly quickDeduction: string;
}

export interface LabourTax {
  /** What is taxed, what is withheld, and what is paid out, in yuan. */
  readonly taxableMoney: string;
  readonly taxMoney: string;
  readonly netMoney: string;
}

/** Undefined where no band is in force for such a pay: nobody can say then what is to be withheld. */
export function labourTax(pay: string, bands: readonly LabourTaxBand[]): LabourTax | undefined {
  const money = new Big(pay);
  const band = bands.find(
    ({ fromMoney, toMoney }) => (money.gt(fromMoney) || money.eq(0)) && (toMoney === null || money.lte(toMoney)),
  );
  if (!band) return undefined;
  const taxable = atLeastNothing(money.minus(band.deductMoney).minus(money.times(band.deductRate).div(100)));
  const tax = rounded(atLeastNothing(taxable.times(band.taxRate).div(100).minus(band.quickDeduction)));
  return { taxableMoney: yuan(taxable), taxMoney: yuan(tax), netMoney: yuan(money.minus(tax)) };
}

const atLeastNothing = (money: Big) => (money.lt(0) ? new Big(0) : money);
const rounded = (money: Big) => money.round(2, Big.roundHalfUp);
const yuan = (money: Big) => rounded(money).toFixed(2);
