import { Button } from 'antd';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';

interface ViewFootProps {
  readonly onEdit?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Below what a row says. */
export function ViewFoot({ onEdit, onClose }: ViewFootProps) {
  const t = useText();
  return (
    <div className="kit-form-foot">
      <span className="kit-form-hint" />
      {onEdit && <Button onClick={onEdit}>{t(kitTexts.edit)}</Button>}
      <Button type="primary" autoFocus onClick={onClose}>
        {t(kitTexts.close)}
      </Button>
    </div>
  );
}
