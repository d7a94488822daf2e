import './opening.css';

/** While the first code of a page is on its way. */
export function Opening() {
  return (
    <div className="opening" role="status" aria-label="招采 Zhaocai">
      <img src="/favicon.svg" alt="" width="40" height="40" />
    </div>
  );
}
