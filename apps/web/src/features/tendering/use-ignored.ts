import { spreadsheetTexts } from '../../kit/resource-page/spreadsheet-texts.ts';
import { useText } from '../../kit/text/language.ts';
import { useNotify } from '../../kit/widgets/use-notify.tsx';

/** Tells which columns of an imported spreadsheet were not read, where there are such. */
export function useIgnored(): (answer: unknown) => void {
  const t = useText();
  const notify = useNotify();
  return (answer) => {
    // What an import answers.
    const { ignored = [] } = answer as { readonly ignored?: readonly string[] };
    if (ignored.length > 0) notify.warning(t(spreadsheetTexts.ignoredColumns, { columns: ignored.join('、') }));
  };
}
