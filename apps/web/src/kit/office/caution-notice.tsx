import { Alert } from 'antd';
import { useText } from '../text/language.ts';
import { cautions } from '../widgets/cautions.ts';

/** What should be known of the file that is shown here. */
export function CautionNotice({ caution }: { caution: number | null }) {
  const t = useText();
  const told = caution === null ? undefined : cautions[caution];
  return told ? <Alert type="warning" showIcon title={t(told)} /> : null;
}
