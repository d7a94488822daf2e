import { Button } from 'antd';
import type { ReactNode, Ref } from 'react';

export interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick?: () => void;
  /** Shown at the corner, at most 99. */
  readonly count?: number;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the top bar: an icon with a name to hover and to hear. */
export function ToolButton({ icon, label, count = 0, ...rest }: ToolButtonProps) {
  return (
    <Button
      {...rest}
      type="text"
      aria-label={label}
      title={label}
      icon={
        <span className="shell-tool">
          {icon}
          {count > 0 && (
            <sup className="shell-badge" aria-hidden>
              {Math.min(count, maxShown)}
            </sup>
          )}
        </span>
      }
    />
  );
}

const maxShown = 99;
