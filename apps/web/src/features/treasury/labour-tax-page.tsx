import { labourTaxBand } from '@zhaocai/model/treasury/labour-tax-band';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useText } from '../../kit/text/language.ts';
import { treasuryWords } from './words.ts';

const columns = [
  'fromMoney',
  'toMoney',
  'deductMoney',
  'deductRate',
  'taxRate',
  'quickDeduction',
  'effectiveFrom',
  'effectiveTo',
  'sourceArticle',
] as const;

/** The table by which tax is withheld of fees, with its source and since when. */
export function LabourTaxPage() {
  const t = useText();
  return <ResourcePage entity={labourTaxBand} title={t(treasuryWords.labourTax)} columns={columns} />;
}
