import { LoadingOutlined, RightOutlined } from '@ant-design/icons';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface BranchToggleProps {
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what is below a row. */
export function BranchToggle({ isOpen, isWaiting, onToggle }: BranchToggleProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={isOpen ? 'kit-branch kit-branch-open' : 'kit-branch'}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? kitTexts.closeBranch : kitTexts.openBranch)}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {isWaiting ? <LoadingOutlined /> : <RightOutlined />}
    </button>
  );
}
