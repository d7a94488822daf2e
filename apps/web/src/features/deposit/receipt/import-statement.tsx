import { importStatement, statementTemplate } from '@zhaocai/model/deposit/bank-receipt-endpoints';
import { parseRoute } from '@zhaocai/model/kit/endpoint';
import { cellValue } from '../../../kit/data-table/column.ts';
import { SpreadsheetDialog } from '../../../kit/resource-page/spreadsheet-dialog.tsx';
import { useText } from '../../../kit/text/language.ts';
import { useNotify } from '../../../kit/widgets/use-notify.tsx';
import { depositTexts as texts } from '../texts.ts';

const task = {
  path: parseRoute(importStatement.route).path,
  title: texts.importStatement,
  text: texts.importText,
  template: statementTemplate,
  templateName: texts.importTemplate,
  suffixes: ['xlsx', 'csv'],
};

/** The bank's statement, and what came of it. */
export function ImportStatement({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const handleImported = (answer: unknown) => {
    const countOf = (name: string) => Number(cellValue(Object(answer), name));
    const counts = { count: countOf('count'), matched: countOf('matched'), known: countOf('known') };
    notify.success(t(texts.imported, counts));
    onClose();
  };
  return <SpreadsheetDialog task={task} isOpen onClose={onClose} onImported={handleImported} />;
}
