import type { LaidOut } from '@zhaocai/model/procedure/lay-out';
import { Alert } from 'antd';
import { useText } from '../../../kit/text/language.ts';
import { procedureTexts as texts } from '../texts.ts';

/** A year whose calendar is not known is not guessed: it says so, and who brings it in. */
export function MissingYear({ laid }: { readonly laid: readonly LaidOut[] }) {
  const t = useText();
  const year = laid.flatMap(({ findings }) => findings).find(({ kind }) => kind === 'missingYear')?.year;
  if (!year) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="planner-missing"
      title={t(texts.missingYear, { year })}
      description={t(texts.missingYearHelp)}
    />
  );
}
