/** Fen, as money is stored, as the standard writes it. Exact: no amount here comes near to 2^53 fen. */
export function amountOf(fen: string): { readonly amount: number; readonly currency: 'CNY' } {
  return { amount: Number(fen) / 100, currency: 'CNY' };
}
