/** A place of a game tree, as the outline of an answer tells it. */
export interface Place {
  action: string;
  text: string;
  note: string;
  played: boolean;
  below: Place[];
}

export interface Branch {
  depth: number;
  mark: string;
  name: string;
  text: string;
  note: string;
}

/** The branches of an outline, each before what branches from it, as a tree. */
export function grown(branches: Branch[]): Place | undefined {
  const path: Place[] = [];
  let root: Place | undefined;
  for (const branch of branches) {
    const place: Place = { action: branch.name, text: branch.text, note: branch.note, played: branch.mark !== '', below: [] };
    path.length = branch.depth;
    path.at(-1)?.below.push(place);
    path[branch.depth] = place;
    root ??= place;
  }
  return root;
}

export interface Put {
  place: Place;
  depth: number;
  /** in leaves from the top */
  y: number;
  from: Put | undefined;
  /** how far the farthest end below is */
  height: number;
}

/** Every place with where it stands: ends one under the other, others at the middle of what is below. */
export function laidOut(root: Place): Put[] {
  const list: Put[] = [];
  let leaves = 0;
  const put = (place: Place, depth: number, from: Put | undefined): Put => {
    const own: Put = { place, depth, y: 0, from, height: 0 };
    list.push(own);
    const below = place.below.map((each) => put(each, depth + 1, own));
    if (below.length === 0) own.y = leaves++;
    else {
      own.y = ((below[0]?.y ?? 0) + (below.at(-1)?.y ?? 0)) / 2;
      own.height = 1 + Math.max(...below.map((each) => each.height));
    }
    return own;
  };
  put(root, 0, undefined);
  return list;
}
