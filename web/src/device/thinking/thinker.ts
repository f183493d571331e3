/** Asks the bots' worker. One that crashes or takes too long is replaced; then the most passive move is made. */
const LONGEST = 60_000; // ms for one question
const NOTHING = "null";

interface Question {
  asked: string;
  more: object;
  tell(thought: string): void;
  timer?: ReturnType<typeof setTimeout>;
}

export class Thinker {
  private worker: Worker | null = null;
  private readonly questions = new Map<number, Question>();
  private count = 0;

  constructor(
    /** What the worker is told first. */
    private readonly hello: unknown,
    private readonly start: () => Worker,
    private readonly longest = LONGEST,
  ) {}

  /** Start the worker before anybody asks. */
  warm(): void {
    this.running();
  }

  /** `more`: what else the worker is told with it. */
  ask(asked: string, more: object = {}): Promise<string> {
    return new Promise((tell) => {
      const n = ++this.count;
      this.questions.set(n, { asked, more, tell });
      this.next();
    });
  }

  /** One question at a time: the first. */
  private next(): void {
    const [first] = this.questions;
    if (!first || first[1].timer !== undefined) return;
    const [n, question] = first;
    question.timer = setTimeout(() => this.failed(), this.longest);
    this.running().postMessage({ n, asked: question.asked, ...question.more });
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<{ n: number; thought?: string; broken?: string }>) => {
      if (this.worker !== worker) return;
      if (data.thought === undefined) this.failed();
      else this.answered(data.n, data.thought);
    };
    worker.onerror = () => this.worker === worker && this.failed();
    worker.postMessage(this.hello);
    return worker;
  }

  private answered(n: number, thought: string): void {
    const question = this.questions.get(n);
    if (!question) return;
    clearTimeout(question.timer);
    this.questions.delete(n);
    question.tell(thought);
    this.next();
  }

  private failed(): void {
    this.worker?.terminate();
    this.worker = null;
    const [first] = this.questions;
    if (first) this.answered(first[0], NOTHING);
  }
}
