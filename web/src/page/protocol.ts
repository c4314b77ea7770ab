// Made by `make types` from the server's messages, models and views. Do not edit.

/** The first message on a socket: identifies the sender, who without a token is a spectator. */
export interface Hello {
  type: 'hello';
  token?: string | null;
}

/** The host puts a bot on a free seat; without `seat`, on the first free one. */
export interface AddBot {
  type: 'add_bot';
  id: string;
  bot: string;
  seat?: number | null;
}

/** The host changes the level of a bot before the start. */
export interface ChangeBot {
  type: 'change_bot';
  id: string;
  seat: number;
  bot: string;
}

/** The host sets how long bots take for their turns. */
export interface SetPace {
  type: 'set_pace';
  id: string;
  pace: 'human' | 'none' | 'quick' | 'slow';
}

/** The host changes what is agreed before the start. Options that are not named stay as they are. */
export interface ChangeRules {
  type: 'change_rules';
  id: string;
  options?: Record<string, string | number | boolean>;
  players?: number | null;
}

/** The host switches the clock off or on, from the next turn on. */
export interface SwitchClock {
  type: 'switch_clock';
  id: string;
  on: boolean;
}

/** The host removes somebody for good: before the start the seat becomes free, afterwards a bot takes over. */
export interface RemoveSeat {
  type: 'remove_seat';
  id: string;
  seat: number;
}

/** The host lets a bot play for somebody who is away, until they come back. */
export interface ReplaceSeat {
  type: 'replace_seat';
  id: string;
  seat: number;
}

/** The host opens a bot's seat to newcomers, or closes it again. */
export interface OfferSeat {
  type: 'offer_seat';
  id: string;
  seat: number;
  open: boolean;
}

/** A player adds words to the seed before the start, replacing any added earlier; empty means none. */
export interface Words {
  type: 'words';
  id: string;
  words: string;
}

/** A player shows another face; null, or one that the server does not know, leaves the choice to the table. */
export interface SetFace {
  type: 'set_face';
  id: string;
  face: string | null;
}

/** The host starts the match; bots of the level `fill` take the free seats. */
export interface Start {
  type: 'start';
  id: string;
  fill?: string | null;
}

/** An action in the game's notation, in answer to the table as it was at `version`. */
export interface Play {
  type: 'play';
  id: string;
  action: string;
  version: number;
}

/** Any player deals the next round. */
export interface NextRound {
  type: 'next_round';
  id: string;
  version: number;
}

/** Any player offers a rematch: a new table with the same seats and tokens, whose code everybody is sent. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** At the table of a rematch: accept it. A player declines by leaving. */
export interface Join {
  type: 'join';
  id: string;
}

/** A player agrees that a newcomer takes over a seat at once; all the others must agree too. */
export interface Agree {
  type: 'agree';
  id: string;
  seat: number;
}

/** Give up the seat: before the start it becomes free, afterwards a bot plays until the player comes back. A newcomer stops waiting for a seat. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Take back the seat that a bot plays for the sender (`left` of the table). */
export interface ComeBack {
  type: 'come_back';
  id: string;
}

/** A player makes a gesture that everyone sees; it is not stored. */
export interface Emote {
  type: 'emote';
  id: string;
  emote: 'good_game' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'thinking' | 'well_played';
}

/** Ask the referee about an unfinished turn. Answered with `Checked`; nothing changes. */
export interface Check {
  type: 'check';
  id: string;
  action: string;
}

/** Ask what a bot would play. Answered with `Hint`; nothing changes. */
export interface AskHint {
  type: 'hint';
  id: string;
}

/** Ask the tutor about an action before playing it. Answered with `Considered`; nothing changes. */
export interface Consider {
  type: 'consider';
  id: string;
  action: string;
}

/** Everything this viewer may know of the table; it replaces the previous one. */
export interface Table {
  type: 'table';
  code: string;
  game: string;
  options: Record<string, string | number | boolean>;
  players: number;
  phase: 'match_over' | 'playing' | 'round_over' | 'waiting';
  seats: Seat[];
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  lots: ((string | null)[])[];
  outcome: Outcome | null;
  leaders: number[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
  rematch_by: number | null;
  won: number[];
  spectators: number;
  pace: 'human' | 'none' | 'quick' | 'slow';
  clock_off: boolean;
  notes: Note[];
  version: number;
  me: number | null;
  left: number | null;
  waiting: number | null;
  clock: Clock | null;
  banks: (number | null)[];
  view: View | null;
}

/** A seat at the table and its occupant. */
export interface Seat {
  name: string | null;
  bot: string | null;
  face: 'Aiko' | 'Amir' | 'Bao' | 'Bente' | 'Chidi' | 'Dina' | 'Eero' | 'Gita' | 'Hugo' | 'Ines' | 'Kofi' | 'Leila' | 'Luca' | 'Mei' | 'Nils' | 'Noor' | 'Olga' | 'Pavel' | 'Rosa' | 'Sami' | 'Tane' | 'Uma' | 'Yara' | 'Zola' | 'bear' | 'bee' | 'cat' | 'chick' | 'dog' | 'dolphin' | 'fox' | 'frog' | 'koala' | 'mouse' | 'octopus' | 'owl' | 'panda' | 'pig' | 'rabbit' | 'turtle' | 'unicorn' | null;
  connected: boolean;
  host: boolean;
  left: boolean;
  offered: boolean;
  newcomer: Waiting | null;
  worded: boolean;
  words: string;
  invited: boolean;
  instead_of?: string | null;
}

/** A newcomer who takes over a bot's seat in the next round, or in a rematch after the last one. */
export interface Waiting {
  name: string;
  awaits: number[];
}

/** How a round ended: why, who won it, and what it adds to each player's column of the score sheet. */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
  counts?: boolean;
}

/** Something that happened to a seat since the start, shown to everyone. */
export interface Note {
  kind: 'agreed' | 'clock_off' | 'clock_on' | 'left' | 'removed' | 'reserved' | 'returned' | 'seated' | 'withdrawn';
  seat: number;
  name: string;
  other: string | null;
  round: number;
  entries: number;
}

/** The time left to the player on turn, in milliseconds from when this was sent, since clocks differ. */
export interface Clock {
  seat: number;
  limit: number;
  left: number;
  grace: number | null;
}

/** The command is done and stored. */
export interface Accepted {
  type: 'accepted';
  id: string;
  version: number;
}

/** The message is refused: nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  rule: string | null;
  message: string;
  pieces: string[];
  args: Record<string, string | number>;
}

/** The referee's verdict on a draft, judged at `version` of the table. */
export interface Checked {
  type: 'checked';
  id: string;
  version: number;
  draft: DraftVerdict;
}

/** The referee's verdict on a whole draft. If `refusal` is None, `action` is the move to play, whoever's turn it is. */
export interface DraftVerdict {
  action: string;
  melds: MeldVerdict[];
  laid: string[];
  points: number | null;
  minimum: number;
  refusal: Refusal | null;
}

/** The referee's verdict on one meld of a draft: valid, unfinished, or flawed whatever is added. */
export interface MeldVerdict {
  pieces: string[];
  flaw: Refusal | null;
  parts: string[][];
  missing?: Missing | null;
}

/** Why an action is forbidden, as data: the same in the library, the CLI, the API and the page. */
export interface Refusal {
  code: string;
  rule: string | null;
  message: string;
  pieces?: string[];
  args?: Record<string, string | number>;
}

/** What an unfinished meld needs to become valid, as data: players read the catalogue's sentence. */
export interface Missing {
  code: string;
  count: number;
  args?: Record<string, string | number>;
}

/** What the viewer can do, and what the strongest bot would do with the same view; sentences are codes and args. */
export interface Hint {
  type: 'hint';
  id: string;
  version: number;
  action: string;
  possible: Remark[];
  advice: Remark[];
  pieces: string[];
  places: string[];
}

/** A sentence of a hint: the text `GAME-hint-CODE` in the catalogues, with pieces in the game's notation. */
export interface Remark {
  code: string;
  args?: Record<string, string | number>;
}

/** The tutor's answer, from what the viewer sees alone. */
export interface Considered {
  type: 'considered';
  id: string;
  version: number;
  concern: Concern | null;
}

/** What the tutor says of an action that seems to lose a lot. */
export interface Concern {
  cost: number;
  proven: boolean;
  condition: string;
  missed: 'early' | 'kept' | 'lay' | 'out' | 'same' | null;
  more: number;
  action: string;
  log: { player: number; action: string }[];
}

/** The viewer's token opens no seat, or no longer does: they are a spectator. `code` says why, as in a refusal. */
export interface Gone {
  type: 'gone';
  code: 'seat.left' | 'seat.removed' | 'seat.replaced' | 'seat.taken_back' | 'seat.unknown_token';
}

/** The seat was also opened on another device or in another window; both show it, and either may play. */
export interface Elsewhere {
  type: 'elsewhere';
  code: 'seat.elsewhere';
}

/** The player on a seat made a gesture. */
export interface Emoted {
  type: 'emoted';
  seat: number;
  emote: 'good_game' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'thinking' | 'well_played';
}

/** The viewer has another build of the page open than the one that the server has now. */
export interface Outdated {
  type: 'outdated';
  build: string;
}

/** A short scripted game. */
export interface Lesson {
  game: string;
  scenes: Scene[];
}

/** A moment of a lesson. */
export interface Scene {
  part: number;
  say: string | null;
  action: string | null;
  code: string | null;
  point: string[];
  table: Table;
}

/** Some steps of a match, finished or not. */
export interface Replay {
  table: Table;
  mine: number | null;
  seat: number | null;
  began: number | null;
  acted: (number | null)[];
  first: number;
  steps: Step[];
}

/** A moment of a match: those fields of `Table` that change during play, as they were then. */
export interface Step {
  phase: 'match_over' | 'playing' | 'round_over' | 'waiting';
  round: number;
  rounds: number;
  sheet: number[][];
  totals: number[];
  lots: ((string | null)[])[];
  view: View | null;
  outcome: Outcome | null;
  leaders: number[];
  fresh: number;
  hands: string[][];
}

/** Those of the tables that exist, and the codes of the others. */
export interface Summaries {
  tables: Summary[];
  gone: string[];
}

/** A table in short. */
export interface Summary {
  code: string;
  game: string;
  phase: 'match_over' | 'playing' | 'round_over' | 'waiting';
  seats: SummarySeat[];
  round: number;
  rounds: number;
  totals: number[];
  leaders: number[];
  turn: number[];
  rematch: string | null;
  version: number;
  began: number;
  at: number;
  mine: number[];
  left: number[];
  waiting: number[];
}

/** A seat in short. */
export interface SummarySeat {
  name: string | null;
  bot: string | null;
  face: 'Aiko' | 'Amir' | 'Bao' | 'Bente' | 'Chidi' | 'Dina' | 'Eero' | 'Gita' | 'Hugo' | 'Ines' | 'Kofi' | 'Leila' | 'Luca' | 'Mei' | 'Nils' | 'Noor' | 'Olga' | 'Pavel' | 'Rosa' | 'Sami' | 'Tane' | 'Uma' | 'Yara' | 'Zola' | 'bear' | 'bee' | 'cat' | 'chick' | 'dog' | 'dolphin' | 'fox' | 'frog' | 'koala' | 'mouse' | 'octopus' | 'owl' | 'panda' | 'pig' | 'rabbit' | 'turtle' | 'unicorn' | null;
}

/** What has been found from step `first` on. The rest can be asked for at once: from step `next` on. */
export interface Analysis {
  depth: 'normal' | 'quick';
  first: number;
  next: number | null;
  steps: number;
  choices: Choice[];
  luck: Luck[];
  chances: Chances[];
  players: PlayerTotals[];
}

/** A decision in the match; `error` is what to show, `mean_error` what counts towards means. */
export interface Choice {
  error: number;
  doubt: number;
  mark: '' | 'blunder' | 'inaccuracy' | 'mistake';
  proven: boolean;
  condition: string;
  step: number;
  seat: number;
  mean_error: number;
  missed: 'early' | 'kept' | 'lay' | 'out' | 'same' | null;
  more: number;
  played: TurnAction | null;
  other: TurnAction | null;
}

/** An action, and how it is told. */
export interface TurnAction {
  action: string;
  log: { player: number; action: string }[];
}

/** A chance event, and what it changed for each seat. */
export interface Luck {
  step: number;
  seat: number;
  luck: number[];
}

/** Everybody's chances at a step, with all hands known. */
export interface Chances {
  step: number;
  chances: number[];
}

/** One seat's match in sums, as far as it has been analysed. */
export interface PlayerTotals {
  decisions: number;
  error: number | null;
  doubt: number | null;
  accuracy: number | null;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  missed_out: number;
  luck: number;
  result: number | null;
  without_luck: number | null;
  level: LevelRange | null;
}

/** The level of bots whose errors are most alike, and the range that cannot be told apart from it. */
export interface LevelRange {
  nearest: string;
  weakest: string;
  strongest: string;
}

/** A second try at a turn of the match: the referee's answer, then the estimate's. */
export interface Tried {
  refusal: Refusal | null;
  loss: Loss | null;
  best: boolean;
  log: { player: number; action: string }[];
}

/** How much an action loses against the best one, by what its player knew. */
export interface Loss {
  error: number;
  doubt: number;
  mark: '' | 'blunder' | 'inaccuracy' | 'mistake';
  proven: boolean;
  condition: string;
}

/** The match to analyse, and the step from which on its findings are wanted. */
export interface AnalysisWanted {
  code?: string | null;
  record?: string | null;
  depth?: 'quick' | 'normal';
  first?: number;
}

/** An action of a learner, played or only drafted, in the game's notation. */
export interface Attempt {
  action: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  version: number;
  players: [number, number];
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  analysis: boolean;
}

/** The server is alive. */
export interface Health {
  status: 'ok';
}

/** The referee's verdict on an action in a lesson, and whether the lesson asks for this action. */
export interface Judged {
  verdict: 'legal' | 'refused';
  code: string | null;
  rule: string | null;
  pieces: string[];
  args: Record<string, string | number>;
  message: string | null;
  wanted: boolean;
}

/** The settings of a new table, and the name of its host. Omitted options keep their defaults. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string | number | boolean>;
  name: string;
  pace?: 'none' | 'quick' | 'human' | 'slow';
  face?: string | null;
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'seat' | 'number' | 'seconds' | 'minutes' | 'flag' | 'document';
  default: string | number | boolean;
  rule: string;
  values: string[];
  least: number;
  most: number;
  when: [string, string] | null;
}

/** A problem document (RFC 9457); `code` is stable, and the page has a sentence for it that takes `args`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  args: Record<string, string | number>;
}

/** A record, as it was downloaded, with the steps to replay and the seat from which to see them. */
export interface RecordToReplay {
  record: string;
  seat?: number | null;
  hands?: boolean;
  first?: number;
  count?: number;
}

/** A record, as it was downloaded. */
export interface RecordToVerify {
  record: string;
}

/** A seat, and the token that proves that it is yours. */
export interface Seated {
  code: string;
  seat: number;
  token: string;
  link: string;
}

/** One shuffle of a match: anyone who has the seed can reproduce it. */
export interface Shuffled {
  path: string[];
  before: string[];
  after: string[];
}

/** Take a free seat under this name. */
export interface Sit {
  name: string;
  face?: string | null;
}

/** The best turn, in a form that depends on the game, and whether it is proven optimal. */
export interface Solution {
  optimal: boolean;
}

/** The tables that a visitor wants to see in short. */
export interface SummariesWanted {
  tables: TableOfMine[];
}

/** A table, and the tokens of the visitor's seats there; null stands for the guest's cookie alone. */
export interface TableOfMine {
  code: string;
  tokens?: (string | null)[];
}

/** Another action in the place of the one that was played at a step, in the game's notation. */
export interface TurnTried {
  code?: string | null;
  record?: string | null;
  step: number;
  action: string;
  depth?: 'quick' | 'normal';
}

/** The referee's verdict on a move; the other fields say why it is refused. */
export interface Verdict {
  verdict: 'legal' | 'refused';
  code: string | null;
  rule: string | null;
  pieces: string[];
  args: Record<string, string | number>;
  message: string | null;
}

/** A record that was replayed with the result it states. */
export interface Verified {
  game: string;
  players: number;
  rounds: number;
  actions: number;
  over: boolean;
  sheet: number[][];
  shuffles: Shuffled[];
}

/** What one player, or a spectator, may know (ZD-40). */
export interface ZooDominoView {
  me: number | null;
  turn: number | null;
  first: number;
  chain: ZooDominoLaidView[];
  hand: string[];
  counts: number[];
  stock: number;
  passes: number;
  log: ZooDominoLogEntry[];
  actions: string[];
  shown: string[][];
}

/** A domino in the chain, read from left to right. */
export interface ZooDominoLaidView {
  left: string;
  right: string;
  trump: boolean;
}

/** What everyone saw a player do, in the game's words. */
export interface ZooDominoLogEntry {
  player: number;
  action: string;
}

/** What one player, or a spectator, may know. */
export interface TileRummyView {
  me: number | null;
  turn: number | null;
  first: number;
  table: string[][];
  before: string[][];
  hand: string[];
  counts: number[];
  pool: number;
  aside: number;
  opened: boolean[];
  drawn: boolean;
  idle: number;
  passes: number;
  double: boolean;
  kinds: string[];
  log: TileRummyLogEntry[];
  shown: string[][];
}

/** What everyone saw a player do, in the game's words. */
export interface TileRummyLogEntry {
  player: number;
  action: string;
}

/** What one player, or a spectator, may know. */
export interface PhotoRummyView {
  me: number | null;
  turn: number | null;
  first: number;
  table: string[][];
  before: string[][];
  hand: string[];
  counts: number[];
  piles: number[];
  opened: boolean[];
  drawn: boolean;
  kinds: string[];
  log: PhotoRummyLogEntry[];
  shown: string[][];
}

/** What everyone saw a player do, in the game's words. */
export interface PhotoRummyLogEntry {
  player: number;
  action: string;
}

/** What one player, or a spectator, may know (RR-52). */
export interface RomiRamiView {
  me: number | null;
  turn: number | null;
  first: number;
  step: 'complete' | 'discard' | 'take';
  values: string[];
  contracts: RomiRamiContractView[];
  deck: number;
  contract_deck: number;
  discards: string[];
  hand: string[];
  counts: number[];
  surplus: number;
  zones: RomiRamiContractView[][];
  pile: string[];
  pile_counts: number[];
  jokers: boolean[];
  trophies: RomiRamiTrophyView[];
  scores: RomiRamiScoreView[];
  target: number;
  ending: 'exhausted' | 'reached' | null;
  turns_left: number | null;
  idle: number;
  log: RomiRamiLogEntry[];
  awards: RomiRamiAwardView[];
  actions: string[];
  bonuses: number[];
  gains: RomiRamiGainView[];
}

/** A contract card. */
export interface RomiRamiContractView {
  name: string;
  requires: RomiRamiRequirementView[];
  points: number;
  bonus: string;
}

/** A number of cards of one value, or of consecutive values. */
export interface RomiRamiRequirementView {
  name: string;
  kind: 'run' | 'set';
  size: number;
  value: number | null;
}

/** A trophy and its standing. */
export interface RomiRamiTrophyView {
  name: string;
  combo: number | null;
  suit: string | null;
  points: number;
  counts: number[];
  leader: number | null;
  lead: number;
}

/** A player's current points: all are public, as is the number of bonus cards (RR-41). */
export interface RomiRamiScoreView {
  contracts: number;
  bonus: number;
  trophies: number;
  joker: number;
  total: number;
}

/** What everyone saw a player do, in the game's words. */
export interface RomiRamiLogEntry {
  player: number;
  action: string;
}

/** A trophy that has changed hands. */
export interface RomiRamiAwardView {
  entry: number;
  trophy: string;
  points: number;
  before: number | null;
  after: number | null;
}

/** What completing a contract now would bring the viewer, besides the bonus cards that depend on the payment. */
export interface RomiRamiGainView {
  contract: string;
  points: number;
  trophies: number;
  won: string[];
  joker: number;
}

export type View = ZooDominoView | TileRummyView | PhotoRummyView | RomiRamiView;

export type Said = AddBot | ChangeBot | SetPace | ChangeRules | SwitchClock | RemoveSeat | ReplaceSeat | OfferSeat | Words | SetFace | Start | Play | NextRound | Rematch | Join | Agree | Leave | ComeBack | Emote | Check | AskHint | Consider;

export type Told = Table | Accepted | Refused | Checked | Hint | Considered | Gone | Elsewhere | Emoted | Outdated;
