import { Fragment, type ReactNode } from 'react';

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Takes the whole width: long texts, files. */
  readonly isWide?: boolean;
}

/** Facts by name, in columns that fit the width. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="kit-facts">
      {facts.map((fact) => (
        <Fragment key={fact.key}>
          <div className={fact.isWide ? 'kit-fact kit-fact-wide' : 'kit-fact'}>
            <dt>{fact.label}</dt>
            <dd>{fact.value === null || fact.value === undefined || fact.value === '' ? '—' : fact.value}</dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
