import Big from 'big.js';

interface Asked {
  /** What the documents ask for the whole project, in yuan; null: nothing. */
  readonly depositMoney: string | null;
  readonly generalBudget: string | null;
  readonly packageBudget: string | null;
  readonly packageCount: number;
}

/**
 * What a registration for one package has to give, in yuan: of several packages each its share of the budget, whole yuan
 * rounded down (C.11). The ceiling of the law is held when the project is handed in (R16, R17).
 */
export function requiredDeposit({ depositMoney, generalBudget, packageBudget, packageCount }: Asked): string {
  if (!depositMoney) return '0.00';
  if (packageCount <= 1 || !generalBudget || !packageBudget || new Big(generalBudget).lte(0))
    return new Big(depositMoney).toFixed(2);
  return new Big(depositMoney).times(packageBudget).div(generalBudget).round(0, Big.roundDown).toFixed(2);
}
