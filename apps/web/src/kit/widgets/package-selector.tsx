import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';

export interface PackageOption {
  readonly key: string;
  readonly name: string;
  readonly note?: ReactNode;
}

export interface PackageSelectorProps {
  readonly packages: readonly PackageOption[];
  /** Exactly one is chosen: the first where nothing else is. */
  readonly value?: string;
  readonly onChange?: (key: string) => void;
  readonly onEdit?: (key: string) => void;
  readonly label?: string;
}

/** The packages of a project side by side; always one of them is chosen. Arrow keys move. */
export function PackageSelector({ packages, value, onChange, onEdit, label }: PackageSelectorProps) {
  const t = useText();
  const chosen = packages.some(({ key }) => key === value) ? value : packages[0]?.key;
  const move = (event: React.KeyboardEvent, at: number) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + packages.length) % packages.length;
    const option = packages[next];
    if (option) onChange?.(option.key);
    const radios = event.currentTarget.closest('[role="radiogroup"]')?.querySelectorAll<HTMLElement>('[role="radio"]');
    radios?.[next]?.focus();
  };
  return (
    <div className="kit-packages" role="radiogroup" aria-label={label ?? t(kitTexts.choosePackage)}>
      {packages.map((option, at) => (
        <span key={option.key} className={option.key === chosen ? 'kit-package kit-package-on' : 'kit-package'}>
          <button
            type="button"
            role="radio"
            aria-checked={option.key === chosen}
            tabIndex={option.key === chosen ? 0 : -1}
            onClick={() => onChange?.(option.key)}
            onKeyDown={(event) => move(event, at)}
          >
            {option.name}
            {option.note && <small>{option.note}</small>}
          </button>
          {onEdit && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              aria-label={`${t(kitTexts.edit)} ${option.name}`}
              onClick={() => onEdit(option.key)}
            />
          )}
        </span>
      ))}
    </div>
  );
}
