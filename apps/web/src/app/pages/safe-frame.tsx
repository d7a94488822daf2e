/** What a page of others may do in our frame: run itself. It cannot touch ours, nor lead the window away. */
const rightsOfOthers = 'allow-scripts allow-forms allow-popups allow-downloads';

/** A page of another site in a frame. Its own storage stays its own; a page of ours gets none of our rights. */
export function SafeFrame({ address, title }: { address: string; title: string }) {
  const isForeign = new URL(address, location.origin).origin !== location.origin;
  return (
    <iframe
      className="shell-frame"
      src={address}
      title={title}
      sandbox={isForeign ? `${rightsOfOthers} allow-same-origin` : rightsOfOthers}
      referrerPolicy="no-referrer"
    />
  );
}
