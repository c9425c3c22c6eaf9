import { workbench } from '../workbench.svelte';
import { holds, middle, pieces, stacks, standsAt, type Board, type Piece, type Touch } from './board';
import { amounts, made, meant, nextPlaces, pointed, results, stroked } from './touch';

export type Move = Touch & { move: string; says: string; result?: string | null };
export type Point = { x: number; y: number };

/** What is under a hand. */
export interface Table {
  board: Board;
  moves: Move[];
  live: boolean;
  /** Whether it is seen which moves win. */
  shown: boolean;
  play?: ((move: { move: string }) => void) | undefined;
  /** Says to the page what the places pressed so far may mean, to choose from in words. */
  ask?: ((moves: Move[]) => void) | undefined;
}

/** What can be carried under the pointer. */
const CARRIED = ['piece', 'token', 'coin', 'queen'];

/** Farther from where it lies than this a piece is carried (unit: squares). */
const CARRIED_AWAY = 0.5;

/** What is pressed, pointed at or carried on a board, and which moves that means. */
export class Hand {
  pressed: string[] = $state.raw([]);
  stroke: string[] | undefined = $state.raw();
  over: string | undefined = $state.raw();
  /** Where the pointer is on the board; undefined for a finger or the keyboard. */
  at: Point | undefined = $state.raw();
  carried: (Point & { piece: Piece }) | undefined = $state.raw();
  told = $state('');
  refused = $state(false);

  readonly #table: () => Table;
  #moves = $derived.by(() => this.#table().moves);
  #live = $derived.by(() => this.#table().live);
  readonly all = $derived.by(() => pieces(this.#table().board));
  readonly byPlace = $derived(new Map(this.all.map((piece) => [piece.place, piece])));
  readonly looks = $derived.by(() => new Map(this.#table().board.parts.flatMap((part) => part.pieces.map((piece) => [piece.place, part.look]))));
  readonly starts = $derived(this.#live ? nextPlaces(this.#moves, []) : new Set<string>());
  readonly next = $derived(this.#live && this.pressed.length > 0 ? nextPlaces(this.#moves, this.pressed) : this.starts);
  readonly choices = $derived(this.#live ? amounts(this.#moves, this.pressed) : []);
  readonly #stacked = $derived(stacks(this.all));
  readonly touchable = $derived(this.#stacked.map((stack) => stack[stack.length - 1] as Piece));
  // A piece stands on its square: what is pressed is whichever of them a move names.
  readonly #names = $derived.by(() => {
    const found = new Map<string, string>();
    for (const stack of this.#stacked) {
      const named = stack.find((each) => this.next.has(each.place)) ?? stack.find((each) => this.starts.has(each.place));
      for (const each of stack) found.set(each.place, this.next.has(each.place) || this.starts.has(each.place) || !named ? each.place : named.place);
    }
    return found;
  });
  /** What lies on top, of the places where pieces lie on each other. */
  readonly tops = $derived(new Map(this.#stacked.filter((stack) => stack.length > 1).flatMap((stack) => stack.map((each) => [each.place, stack[stack.length - 1] as Piece]))));
  /** The move that is made if one presses now, or lets go. */
  readonly preview = $derived.by(() => {
    if (!this.#live || this.choices.length > 0) return undefined;
    if (this.stroke && this.stroke.length > 1) return stroked(this.#moves, this.stroke.map((place) => this.named(place)));
    if (this.over === undefined) return undefined;
    const place = this.named(this.over);
    return this.#aimed(place, this.at) ?? made(this.#moves, this.pressed.includes(place) ? this.pressed : [...this.pressed, place]);
  });
  /** What a move covers is seen before it is made: a domino, a cross. */
  readonly ghost = $derived.by(() => {
    const places = this.preview?.marks ?? [];
    return places.length > 0 && places.every((place) => this.byPlace.get(place)?.look === 'square' && !this.tops.has(place) && ['squares', 'marks'].includes(this.looks.get(place) ?? '')) ? places : undefined;
  });
  readonly lit = $derived(new Set(this.ghost ? [] : this.preview ? (this.preview.marks ?? []) : (this.stroke ?? [])));
  readonly known = $derived.by(() => (this.#table().shown ? results(this.#moves, this.pressed, (place) => this.#touched(place), (move, places) => this.#between(move, places)) : undefined));
  readonly targets = $derived(
    this.#live && this.pressed.length > 0 && this.choices.length === 0
      ? this.all.filter((piece) => this.next.has(piece.place) && !this.pressed.includes(piece.place) && piece.x2 === undefined && piece.look !== 'token')
      : [],
  );

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** Lets everything go. */
  clear() {
    this.pressed = [];
    this.stroke = undefined;
    this.carried = undefined;
    this.told = '';
  }

  named(place: string): string {
    return this.#names.get(place) ?? place;
  }

  /** Whether a place is pressed, or one draws over it. */
  holds(piece: Piece): boolean {
    return this.pressed.includes(piece.place) || this.pressed.includes(standsAt(piece)) || ((this.stroke?.length ?? 0) > 1 && !this.carried && this.stroke?.includes(piece.place) === true);
  }

  /** Nothing is pressed any more. */
  none() {
    this.pressed = [];
    this.told = '';
    this.#table().ask?.([]);
  }

  begin(found: Move) {
    this.pressed = [];
    this.stroke = undefined;
    this.refused = false;
    this.told = '';
    this.#table().play?.(found);
  }

  press(where: string): void {
    if (!this.#live) return;
    const place = this.named(where);
    const aim = this.#aimed(place, this.at);
    if (aim) return this.begin(aim);
    const all = [...this.pressed, place];
    const found = made(this.#moves, all);
    if (found) return this.begin(found);
    if (this.#leadsOn(all)) return;
    if (this.pressed.includes(place)) return this.none();
    if (meant(this.#moves, [place]).length > 0 && this.pressed.length > 0) {
      this.pressed = [];
      return this.press(place);
    }
    this.none();
    this.#refuse([place]);
  }

  /** The pointer goes on, to a place or to none. */
  draw(place: string | undefined, point: Point | undefined) {
    const start = this.stroke?.[0];
    if (!this.stroke || start === undefined) return;
    const piece = this.tops.get(start) ?? this.byPlace.get(start);
    if (piece && point && CARRIED.includes(piece.look) && this.starts.has(this.named(start)) && (this.carried || Math.hypot(point.x - middle(piece).x, point.y - middle(piece).y) > CARRIED_AWAY)) this.carried = { piece, ...point };
    if (!place || place === this.stroke[this.stroke.length - 1]) return;
    const known = this.stroke.indexOf(place);
    this.stroke = known >= 0 ? this.stroke.slice(0, known + 1) : [...this.stroke, place];
  }

  /** The pointer is let go. */
  release() {
    const places = this.stroke;
    this.stroke = undefined;
    this.carried = undefined;
    if (!places || places.length === 0) return;
    if (places.length === 1) {
      this.press(places[0] ?? '');
      this.at = undefined;
      return;
    }
    const all = places.map((place) => this.named(place));
    const found = stroked(this.#moves, all);
    if (found) return this.begin(found);
    // Carried to where it goes, but something is still to be chosen there.
    if (!this.#leadsOn([all[0] ?? '', all[all.length - 1] ?? ''])) this.#refuse([places[0] ?? '', places[places.length - 1] ?? '']);
  }

  /** The point in the middle of some places. */
  spot(places: string[]): Point {
    const points = places.map((place) => this.byPlace.get(place)).filter((piece) => piece !== undefined).map(middle);
    return { x: points.reduce((sum, each) => sum + each.x, 0) / Math.max(1, points.length), y: points.reduce((sum, each) => sum + each.y, 0) / Math.max(1, points.length) };
  }

  /** Presses places where something is still to be chosen. */
  #leadsOn(places: string[]): boolean {
    const some = meant(this.#moves, places);
    if (some.length === 0) return false;
    this.pressed = places;
    this.refused = false;
    this.told = amounts(this.#moves, places).length > 0 ? '' : workbench.say('board.next', { count: some.length });
    this.#table().ask?.(some);
    return true;
  }

  #refuse(places: string[]) {
    this.refused = true;
    this.told = workbench.say('board.none', { place: [...new Set(places)].map((place) => this.byPlace.get(place)?.says ?? '').join(', ') });
  }

  /** What a touch in the middle of a place means, where pieces lie on each other: the topmost that can be pressed. */
  #touched(place: string): string {
    const stack = this.#stacked.find((each) => each.some((piece) => piece.place === place)) ?? [];
    return this.named([...stack].reverse().find((piece) => this.next.has(this.named(piece.place)))?.place ?? place);
  }

  /** Whether a pointer in the middle of some places means that move. */
  #between(move: Move, places: string[]): boolean {
    const under = places.find((place) => {
      const piece = this.byPlace.get(place);
      return piece && holds(piece, this.spot(places));
    });
    return under !== undefined && this.#aimed(under, this.spot(places)) === move;
  }

  /** Of what may be taken or covered side by side, what the pointer aims at: between two squares it is both. */
  #aimed(place: string, at: Point | undefined): Move | undefined {
    if (!at || this.pressed.length > 0 || this.tops.has(place) || !['squares', 'pins'].includes(this.looks.get(place) ?? '')) return undefined;
    return pointed(this.#moves, place, at, (each) => (this.tops.has(each) ? undefined : this.byPlace.get(each)));
  }
}
