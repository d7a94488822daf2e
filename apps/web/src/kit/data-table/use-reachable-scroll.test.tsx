import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useReachableScroll } from './use-reachable-scroll.ts';

function Wide({ isScrolled }: { readonly isScrolled: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useReachableScroll(box, isScrolled);
  return (
    <div ref={box}>
      <div className="ant-table-body">宽表</div>
    </div>
  );
}

test('a table is a stop of the keyboard as long as it is wider than its place', () => {
  const { container, rerender } = render(<Wide isScrolled />);
  const body = container.querySelector('.ant-table-body');
  expect(body?.getAttribute('tabindex')).toBe('0');
  rerender(<Wide isScrolled={false} />);
  expect(body?.hasAttribute('tabindex')).toBe(false);
});
